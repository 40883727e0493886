"""Every section of every rule sheet has tests that name it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
# The sheets by the prefix of their tests, with their sections and the cards that have one.
SHEETS = {
    "schotten_totten_ps_games": (
        "ps_games",
        "componenti preparazione svolgimento fine tattica tattica_leader tattica_rinforzi"
        " tattica_portatore_di_scudo tattica_nebbia tattica_fango tattica_ricognizione"
        " tattica_nuovo_raggruppamento tattica_diserzione tattica_tradimento esperti",
    ),
    "schotten_totten_menhir": (
        "menhir",
        "materiali preparazione svolgimento fine 2004 2004_mac_farlane 2004_verstaerkung"
        " 2004_schildtraeger 2004_schlamm 2004_spaeher 2004_umgruppieren 2004_nebel"
        " 2004_deserteur 2004_verraeter",
    ),
    "schotten_totten_iello": (
        "iello",
        "contents setup_1 setup_2 setup_3 setup_4 play conditions conditions_exception claiming"
        " claiming_example end p12_setup p12_play p12_example p12_joker p12_spy p12_shield p12_fog"
        " p12_mud p12_ruses p12_recruiter p12_strategist p12_banshee p12_traitor expert",
    ),
    "tabula_rasa": (
        "sheet_002",
        "fifty_knights a_territory what_a_tile castle rows four_players two_cards eight_cards"
        " any_seat a_knight several_cards a_turn_ends without_stock scoring bonus most_points",
    ),
    "rat_hot": (
        "sheet_003",
        "preparation turns placing strips covered laid scoring scoring_example last_turn"
        " final_scoring rats",
    ),
}


@pytest.mark.parametrize(
    ("file", "prefix", "section"),
    [
        (file, prefix, section)
        for file, (prefix, sections) in SHEETS.items()
        for section in sections.split()
    ],
)
def test_a_section_of_a_sheet_is_tested(file: str, prefix: str, section: str) -> None:
    program = (HERE / f"test_{file}.py").read_text(encoding="utf-8")
    assert re.search(rf"(?m)^(?:async )?def test_{prefix}_{section}_", program)
