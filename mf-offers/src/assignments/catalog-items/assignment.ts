import type { CatalogItem } from '@portal/contract/catalog';
import type { TrashKind } from '@portal/contract/trash';
import type { Resource } from '@portal/kit/query/use-resource';
import type { Column } from '@portal/kit/table/data-table';
import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import type { Hints } from './choices';

/** A select of the form. */
export type Choice<Fields> = {
  name: Path<Fields>;
  label: string;
  list: Resource<CatalogItem[]>;
  /** Message if the list cannot be loaded. */
  failure: string;
  /** Reasons for an empty list. */
  hints?: Hints;
};

/** Texts and calls of one kind of assignment. Page, form and table are the same for all kinds. */
export type Assignment<Row extends { id: number }, Fields extends FieldValues, Entry> = {
  kind: TrashKind;
  title: string;
  /** The task that requires an administrator. */
  task: string;
  /** Message for an address without an offer. */
  missingIdText: string;
  listOf: (offerId: number) => Resource<Row[]>;
  loading: string;
  loadFailure: string;
  caption: string;
  emptyText: string;
  columns: readonly Column<Row>[];
  /** Catalogue item of a row. */
  itemOf: (row: Row) => CatalogItem;
  entry: GenericSchema<Fields, Entry>;
  nothingChosen: DefaultValues<Fields>;
  item: Choice<Fields>;
  /** A second select beside the item. */
  detail?: Choice<Fields>;
  submitLabel: string;
  /**
   * True if the button stays disabled until something is chosen. Submitting by keyboard reports the
   * missing values (reading A18).
   */
  waitsForChoice?: boolean;
  incomplete: string;
  assign: (write: Entry & { offerId: number }) => Promise<string>;
  assigned: { success: string; failure: string };
  unassign: (id: number) => Promise<string>;
  unassigned: { success: string; failure: string };
};
