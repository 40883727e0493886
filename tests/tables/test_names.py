"""Names at a table: they can be seen, and told apart."""

from __future__ import annotations

import pytest

from tavolino.tables.errors import Code
from tavolino.tables.localise import in_words
from tavolino.tables.table_spec import OwnSeat, SeatSpec, TableSpec
from tavolino.text.names import apart
from tests.tables.harness import OPEN_SEAT, PERSON, Harness, refused, secret, set_up, sit_down


@pytest.mark.parametrize(
    "name",
    [
        "\u200b",
        "\u200d\u2060 \ufeff",
        "\u3164",
        "\u2800\u2800",
        "\u00ad",
        "\u0301",
        "\ufe0f",
        "\u3000",
    ],
)
async def test_names_that_nobody_sees_are_refused(quick_harness: Harness, name: str) -> None:
    await refused(set_up(quick_harness, TableSpec("tabula-rasa"), name), Code.WRONG_TEXT, "empty")


@pytest.mark.parametrize("name", ["x" * 41, " " * 1000 + "x", "x " * 10_000])
async def test_names_that_are_too_long_are_refused(quick_harness: Harness, name: str) -> None:
    await refused(
        set_up(quick_harness, TableSpec("tabula-rasa"), name), Code.WRONG_TEXT, "at most 40"
    )


@pytest.mark.parametrize(
    "name",
    [
        *("Anna\u200e", "Anna\u200f", "\u061cAnna"),  # marks of direction
        *("Anna\ue000", "\U000f0000"),  # for private use: drawn as anything, or nothing
        *("Anna\ufffe", "\uffff", "\U0001fffe", "\ufdd0"),  # never characters
    ],
    ids=ascii,
)
async def test_characters_without_a_look_of_their_own_are_refused(
    quick_harness: Harness, name: str
) -> None:
    await refused(set_up(quick_harness, TableSpec("tabula-rasa"), name), Code.WRONG_TEXT, "shown")


async def test_a_line_of_the_chat_may_have_marks_of_direction(quick_harness: Harness) -> None:
    _, guests = await set_up(quick_harness, TableSpec("tabula-rasa"), "Anna", "Bo")
    await quick_harness.tables.say(guests[0].table, guests[0].key, "שלום!\u200f")
    assert (await guests[1].see()).events[-1]["text"] == "שלום!\u200f"


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("Anna\u3164", "Anna"),
        ("\u115fAnna", "Anna"),
        ("Anna\u2800\u2800Maria", "Anna Maria"),
        ("Anna\uffa0", "Anna"),
    ],
    ids=ascii,
)
async def test_blank_letters_are_spaces(quick_harness: Harness, given: str, name: str) -> None:
    _, guests = await set_up(quick_harness, TableSpec("tabula-rasa"), given)
    assert (await guests[0].see()).seats[0]["name"] == name


@pytest.mark.parametrize(
    "other",
    [
        *("Аnna", "Αnnα", "Annа", "anոa", "ANNA", "ΑΝΝΑ", "Αηηα"),  # Cyrillic, Greek, Armenian
        *("Anna\u3164", "An\u2060na", "Anna\ue000", "Anna\u2800", "Ａｎｎａ"),  # stored before
    ],
    ids=ascii,
)
def test_names_that_look_alike_are_told_apart(other: str) -> None:
    assert apart(["Anna", other, "Bo"]) == ["Anna 1", f"{other} 2", "Bo"]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *(("Ian", "lan"), ("Bob", "Воb"), ("José", "Јоѕé"), ("Lev", "Lеv"), ("10", "lO")),
        *(("Νίκος", "νίκος"), ("ВОВА", "вова"), ("Straße", "STRASSE")),  # whatever their case
    ],
)
def test_more_names_that_look_alike(one: str, other: str) -> None:
    assert apart([one, other]) == [f"{one} 1", f"{other} 2"]


@pytest.mark.parametrize(
    "names",
    [
        ["Μαρία", "Νίκος", "Ελένη", "Άννα"],
        ["Анна", "Ольга", "Вова", "Олег"],
        ["José", "Jose", "Zoe", "Zoë"],
        ["Anna", "Hanna", "Nanna", "Άννα"],
        ["Павел", "Pavel"],
    ],
)
def test_names_that_look_different_stay_as_they_are(names: list[str]) -> None:
    assert apart(names) == names


@pytest.mark.parametrize("name", ["Ζωή", "ΝΙΚΟΣ", "Анна", "ВОВА", "Ольга-Мария", "Ա", "ᎠᎳ"])
async def test_a_name_of_one_script_is_taken_as_it_is(quick_harness: Harness, name: str) -> None:
    _, guests = await set_up(quick_harness, TableSpec("tabula-rasa"), name)
    assert (await guests[0].see()).seats[0]["name"] == name


@pytest.mark.parametrize("name", ["👩‍👩‍👧", "می‌خواهم", "José", "Ζωή", "李", "❤️"])
async def test_names_in_every_script_are_taken(quick_harness: Harness, name: str) -> None:
    _, guests = await set_up(quick_harness, TableSpec("tabula-rasa"), name)
    assert (await guests[0].see()).seats[0]["name"] == name


async def test_players_of_one_name_are_told_apart(quick_harness: Harness) -> None:
    spec = TableSpec("tabula-rasa", {"players": 3}, (PERSON, PERSON, SeatSpec(bot="mimi")), first=0)
    _, guests = await set_up(quick_harness, spec, "Anna", "anna\u200b")
    refusal = await refused(guests[1].play("r1@1", ply=1), Code.NOT_YOUR_TURN)
    assert str(refusal) == "It is Anna 1’s turn."
    said = in_words((await guests[1].see()).json(), "en")
    assert "Anna 1" in said["words"]["prompt"]
    await quick_harness.tables.say(guests[1].table, guests[1].key, "hello")
    assert (await guests[0].see()).events[-1]["name"] == "anna\u200b 2"


async def test_a_player_without_a_name_is_called_so_in_each_language(
    quick_harness: Harness,
) -> None:
    created = await quick_harness.tables.lobby.create(TableSpec("tabula-rasa", first=0))
    host = await sit_down(quick_harness.tables, created, 0, None)
    lucia = await sit_down(quick_harness.tables, created, 1, "Lucia")
    await quick_harness.tables.say(host.table, host.key, "hello")
    seen = (await lucia.see()).json()
    assert seen["state"] == "playing"
    assert [(seat["name"], seat["taken"]) for seat in seen["seats"]] == [
        (None, True),
        ("Lucia", True),
    ]
    early = await refused(lucia.play("r1@1"), Code.NOT_YOUR_TURN)
    for code, name in {"en": "Player 1", "de": "Spieler 1", "el": "Παίκτης 1"}.items():
        told = in_words(seen, code)
        deal, sat, _, chat = told["events"]
        assert all(name in event["said"][0] for event in (deal, sat)), told["events"]
        assert chat["name"] == name
        assert name in told["words"]["prompt"]
        assert name in early.sentence(code)
    await quick_harness.tables.leave(host.table, host.key)
    told = in_words((await lucia.see()).json(), "it")
    assert told["events"][-1]["said"] == ["Giocatore 1 lascia il posto."]
    assert not told["seats"][0]["taken"]


async def test_no_name_is_stored_for_a_player_who_gives_none(quick_harness: Harness) -> None:
    created = await quick_harness.tables.lobby.create(TableSpec("tabula-rasa", first=0))
    host = await sit_down(quick_harness.tables, created, 0, None)
    await quick_harness.tables.say(host.table, host.key, "hello")
    await quick_harness.tables.leave(host.table, host.key)
    stored = await quick_harness.store.load(created.table)
    assert stored is not None
    assert [note.body["name"] for note in stored.notes] == [None, None, None]


async def test_a_player_without_a_name_who_sits_down_again_may_get_one(
    quick_harness: Harness,
) -> None:
    created = await quick_harness.tables.lobby.create(TableSpec("tabula-rasa"))
    host = await sit_down(quick_harness.tables, created, 0, None)
    await quick_harness.tables.sit(created.table, host.key, "Anna")
    await quick_harness.tables.sit(created.table, host.key, None)
    assert (await host.see()).seats[0]["name"] == "Anna"


@pytest.mark.parametrize("name", ["Player 1", "Giocatore 2", "Παίκτης 1", "Spieler 2"])
async def test_names_that_pages_once_chose_for_players_are_none(
    quick_harness: Harness, name: str
) -> None:
    _, (guest, _) = await set_up(quick_harness, TableSpec("tabula-rasa"), name)
    seen = (await guest.see()).json()
    assert (seen["seats"][0]["name"], seen["seats"][0]["taken"]) == (None, True)
    assert next(event["name"] for event in seen["events"] if event["type"] == "sit") is None


async def test_an_open_table_of_a_host_without_a_name_is_listed(quick_harness: Harness) -> None:
    own = {0: OwnSeat(secret("new", 0), None)}
    spec = TableSpec("tabula-rasa", seats=(PERSON, OPEN_SEAT), public=True, own=own)
    created = await quick_harness.tables.lobby.create(spec)
    (listed,) = (await quick_harness.tables.lobby.open_tables()).tables
    assert (listed.id, listed.host, listed.open_seats) == (created.table, None, 1)
    joined = await quick_harness.tables.join(created.table, None, secret("new", 1))
    assert (joined.seat, joined.snapshot.state) == (1, "playing")


async def test_a_spectator_without_a_name_is_one_in_each_language(quick_harness: Harness) -> None:
    created, _ = await set_up(quick_harness, TableSpec("rat-hot"), "Anna", "Bo")
    await quick_harness.tables.say(created.table, created.spectator, "hello")
    await quick_harness.tables.say(created.table, created.spectator, "hi", "Zoe")
    seen = (await quick_harness.tables.presenter.see(created.table, created.spectator)).json()
    chat = [event for event in in_words(seen, "de")["events"] if event["type"] == "chat"]
    assert [event["name"] for event in chat] == ["Aus dem Publikum", "Zoe"]
