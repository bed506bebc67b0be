import type { Standing } from '../status/status-queue';

/** Who is chosen, on whatever page, in the order of choosing. */
export type Selection = ReadonlyMap<number, Standing>;

export const nobody: Selection = new Map();

export const toggled = (selection: Selection, application: Standing): Selection =>
  selection.has(application.id)
    ? new Map([...selection].filter(([id]) => id !== application.id))
    : withAll(selection, [application]);

export const withAll = (selection: Selection, applications: readonly Standing[]): Selection =>
  new Map([...selection, ...applications.map((each): [number, Standing] => [each.id, each])]);

export const without = (selection: Selection, applications: readonly Standing[]): Selection => {
  const ids = new Set(applications.map(({ id }) => id));
  return new Map([...selection].filter(([id]) => !ids.has(id)));
};

/** As they stand on the screen now, where a page of them has been read since. */
export const refreshed = (selection: Selection, rows: readonly Standing[]): Standing[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...selection.values()].map((application) => byId.get(application.id) ?? application);
};
