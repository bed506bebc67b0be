import type { CatalogItem } from '@portal/contract/catalog';
import type { TrashKind } from '@portal/contract/trash';
import type { Resource } from '@portal/kit/query/use-resource';
import type { Column } from '@portal/kit/table/data-table';
import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import type { Hints } from './choices';

/** Something to choose in the form. */
export type Choice<Fields> = {
  name: Path<Fields>;
  label: string;
  list: Resource<CatalogItem[]>;
  /** Says that the list could not be read. */
  failure: string;
  /** Why there is nothing to choose. */
  hints?: Hints;
};

/** What one kind of assignment says and calls; page, form and table are the same for all. */
export type Assignment<Row extends { id: number }, Fields extends FieldValues, Entry> = {
  kind: TrashKind;
  title: string;
  /** What only an administrator may do here. */
  task: string;
  /** For an address that names no offer. */
  missingIdText: string;
  listOf: (offerId: number) => Resource<Row[]>;
  loading: string;
  loadFailure: string;
  caption: string;
  emptyText: string;
  columns: readonly Column<Row>[];
  /** The item of the catalogue that a row assigns. */
  itemOf: (row: Row) => CatalogItem;
  entry: GenericSchema<Fields, Entry>;
  nothingChosen: DefaultValues<Fields>;
  item: Choice<Fields>;
  /** What is chosen beside the item. */
  detail?: Choice<Fields>;
  submitLabel: string;
  /** The button waits for a choice; who works by keyboard is told what is missing (reading A18). */
  waitsForChoice?: boolean;
  incomplete: string;
  assign: (write: Entry & { offerId: number }) => Promise<string>;
  assigned: { success: string; failure: string };
  unassign: (id: number) => Promise<string>;
  unassigned: { success: string; failure: string };
};
