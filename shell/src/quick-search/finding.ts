export type Finding = { path: string; label: string; detail: string };

export type FindingGroup = { label: string; findings: readonly Finding[] };

/** Maximum number of results of each kind. The list of that kind has all of them. */
export const maxOfAKind = 5;
