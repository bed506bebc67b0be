import {
  companyGroupNames,
  companyGroups,
  type CompanyGroup,
  type CompanyState,
} from './company-groups';
import { piecesOf } from './field-texts';

/**
 * Name of a company field in the activity log. The prefix keeps it apart from fields of other
 * records.
 */
export type CompanyActivityField = `company.${string}`;

const nameOf = (piece: string): CompanyActivityField => `company.${piece}`;

const confirmation = nameOf('isConfirmed');

/** Fields of the company that the activity log reports: name on the wire and label. */
export const companyActivity: Readonly<
  Record<CompanyActivityField, { wire: string; label: string }>
> = Object.fromEntries([
  ...companyGroupNames.flatMap((group) =>
    piecesOf(companyGroups[group].fields).map(({ name, wire, label }) => [
      nameOf(name),
      { wire: `empresa.${wire}`, label },
    ]),
  ),
  [confirmation, { wire: 'empresa.confirmado', label: 'Estado' }],
]);

/** Texts of one group of company data for the activity log, by field. */
export const companyTexts = (
  group: CompanyGroup,
  content: object,
  { isConfirmed }: Pick<CompanyState, 'isConfirmed'>,
): Readonly<Record<CompanyActivityField, string>> => ({
  ...Object.fromEntries(
    piecesOf(companyGroups[group].fields).map(({ name, read }) => [nameOf(name), read(content)]),
  ),
  [confirmation]: companyStateText(isConfirmed),
});

/** Label for confirmed data and for example data. */
export const companyStateText = (isConfirmed: boolean) =>
  isConfirmed ? 'Confirmado' : 'Ejemplo sin confirmar';
