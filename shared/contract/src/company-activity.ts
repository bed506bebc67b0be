import {
  companyGroupNames,
  companyGroups,
  type CompanyGroup,
  type CompanyState,
} from './company-groups';
import { piecesOf } from './field-texts';

/** How the activity calls a piece of what the company says; other records have fields of the same names. */
export type CompanyActivityField = `company.${string}`;

const nameOf = (piece: string): CompanyActivityField => `company.${piece}`;

const confirmation = nameOf('isConfirmed');

/** What can change of the company, with its name on the wire. */
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

/** A part of the company as staff read it, piece by piece. */
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

/** How staff read whether a part is still an example. */
export const companyStateText = (isConfirmed: boolean) =>
  isConfirmed ? 'Confirmado' : 'Ejemplo sin confirmar';
