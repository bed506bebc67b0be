import type { CompanyEntry } from '@portal/contract/company-entries';
import { companyGroups, type CompanyGroup } from '@portal/contract/company-groups';
import type { CompanyPart } from '@portal/contract/company-parts';
import { formValues } from '@portal/contract/field-entries';
import { mergedPiecesOf } from '@portal/contract/field-texts';
import type { Fields } from '@portal/contract/fields';
import { saveOver } from '@portal/kit/editing/save-over';
import { companyRecordResource, saveCompanyPart } from '@portal/kit/resources/company-parts';

/** Initial values of the form of a part. */
export function entryOf(group: CompanyGroup, part: CompanyPart): CompanyEntry;
export function entryOf(group: CompanyGroup, part: object): unknown {
  return formValues<Fields>(companyGroups[group].fields, { ...part });
}

type Edit = {
  group: CompanyGroup;
  /** The part as it was before the edit. */
  before: CompanyPart;
  entry: CompanyEntry;
};

/** Saves a part. If a colleague saved it meanwhile, shows the user the colleague's changes. */
export async function savePart({ group, before, entry }: Edit) {
  const pieces = mergedPiecesOf(companyGroups[group].fields);
  const textsOf = (part: object): Readonly<Record<string, string>> =>
    Object.fromEntries(pieces.map(({ name, read }) => [name, read(part)]));

  return saveOver({
    before,
    of: { subject: 'company', id: companyGroups[group].id },
    entry: textsOf(entry),
    fields: pieces,
    toFields: textsOf,
    save: ({ version }) => saveCompanyPart(group, { ...entry, isConfirmed: true, version }),
    reload: async () => (await companyRecordResource.load())[group],
  });
}

type Merge = Edit & {
  after: CompanyPart;
  /** Pieces for which the user took the colleague's text. */
  taken: readonly string[];
};

/** Form values after a colleague saved: the colleague's values, except for the edits made here. */
export function mergeParts({ group, before, entry, after, taken }: Merge): CompanyEntry {
  const merged = structuredClone(entryOf(group, after));
  for (const { name, read } of mergedPiecesOf(companyGroups[group].fields)) {
    const isMine = read(entry) !== read(before) && !taken.includes(name);
    if (isMine) put(merged, name, valueAt(entry, name));
  }
  return merged;
}

/** Returns the value at a path such as «slides.2». */
const valueAt = (record: object, place: string) => valueOf(record, place.split('.'));

const valueOf = (record: object, keys: readonly string[]) =>
  keys.reduce((value: unknown, key) => Reflect.get(Object(value), key), record);

function put(record: object, place: string, value: unknown) {
  const keys = place.split('.');
  Reflect.set(Object(valueOf(record, keys.slice(0, -1))), keys.at(-1) ?? '', value);
}
