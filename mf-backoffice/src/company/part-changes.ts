import type { CompanyEntry } from '@portal/contract/company-entries';
import { companyGroups, type CompanyGroup } from '@portal/contract/company-groups';
import type { CompanyPart } from '@portal/contract/company-parts';
import { formValues } from '@portal/contract/field-entries';
import { mergedPiecesOf } from '@portal/contract/field-texts';
import type { Fields } from '@portal/contract/fields';
import { saveOver } from '@portal/kit/editing/save-over';
import { companyRecordResource, saveCompanyPart } from '@portal/kit/resources/company-parts';

/** What the form of a part begins with. */
export function entryOf(group: CompanyGroup, part: CompanyPart): CompanyEntry;
export function entryOf(group: CompanyGroup, part: object): unknown {
  return formValues<Fields>(companyGroups[group].fields, { ...part });
}

type Edit = {
  group: CompanyGroup;
  /** As it was read when the editing began. */
  before: CompanyPart;
  entry: CompanyEntry;
};

/** Saves a part; of two people who edit it, the later is told what the other changed. */
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
  /** The pieces in which the colleague's text shall stand. */
  taken: readonly string[];
};

/** What a form goes on with once a colleague has saved: theirs, but for what was typed here. */
export function mergeParts({ group, before, entry, after, taken }: Merge): CompanyEntry {
  const merged = structuredClone(entryOf(group, after));
  for (const { name, read } of mergedPiecesOf(companyGroups[group].fields)) {
    const isMine = read(entry) !== read(before) && !taken.includes(name);
    if (isMine) put(merged, name, valueAt(entry, name));
  }
  return merged;
}

/** The value at a place such as «slides.2». */
const valueAt = (record: object, place: string) => valueOf(record, place.split('.'));

const valueOf = (record: object, keys: readonly string[]) =>
  keys.reduce((value: unknown, key) => Reflect.get(Object(value), key), record);

function put(record: object, place: string, value: unknown) {
  const keys = place.split('.');
  Reflect.set(Object(valueOf(record, keys.slice(0, -1))), keys.at(-1) ?? '', value);
}
