import type { JobApplication } from '@portal/contract/job-application';
import { useState } from 'react';
import type { Standing } from '../status/status-queue';

/** Selected applications by id, across pages, in the order of selection. */
type Selection = ReadonlyMap<number, Standing>;

const nobody: Selection = new Map();

type SelectionOptions = {
  /** Returns all results of the query, across pages. */
  findAll: () => Promise<readonly Standing[]>;
  onChoose: () => void;
};

/** Selection of a list. `rows` is the shown page. */
export function useSelection(
  rows: readonly JobApplication[],
  { findAll, onChoose }: SelectionOptions,
) {
  const [selection, setSelection] = useState(nobody);

  function choose(next: Selection) {
    onChoose();
    setSelection(next);
  }

  return {
    /** With their current status if they are on the shown page. */
    chosen: inSight([...selection.values()], rows),
    isChosen: ({ id }: JobApplication) => selection.has(id),
    isPageChosen: rows.length > 0 && rows.every(({ id }) => selection.has(id)),
    toggle: (application: JobApplication) =>
      choose(
        selection.has(application.id)
          ? without(selection, [application])
          : withAll(selection, [application]),
      ),
    togglePage: (isOn: boolean) =>
      choose(isOn ? withAll(selection, rows) : without(selection, rows)),
    chooseAll: async () => choose(withAll(nobody, inSight(await findAll(), rows))),
    clear: () => setSelection(nobody),
  };
}

const withAll = (selection: Selection, applications: readonly Standing[]): Selection =>
  new Map([...selection, ...applications.map((each): [number, Standing] => [each.id, each])]);

function without(selection: Selection, applications: readonly Standing[]): Selection {
  const ids = new Set(applications.map(({ id }) => id));
  return new Map([...selection].filter(([id]) => !ids.has(id)));
}

function inSight(applications: readonly Standing[], rows: readonly JobApplication[]): Standing[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return applications.map((application) => byId.get(application.id) ?? application);
}
