/** `/review/TABLE#12` is a game after twelve moves; the key that opens a private table may follow a
 * dot: `#12.KEY`. What follows a # is never sent. */
export interface Mark {
  after: number | null;
  key: string | null;
}

const MARK = /^#(?:(\d{1,5})(?:\.([\w-]{20,64}))?|\.?([\w-]{20,64}))$/;

export function readMark(hash: string): Mark {
  const found = MARK.exec(hash);
  return {
    after: found?.[1] === undefined ? null : Number(found[1]),
    key: found?.[2] ?? found?.[3] ?? null,
  };
}

export function writeMark({ after, key }: Mark): string {
  return `#${after ?? ""}${key === null ? "" : `.${key}`}`;
}
