import {
  aboutFields,
  applicationFormFields,
  benefitFields,
  homeFields,
  identityFields,
  socialFields,
  testimonialFields,
  videoFields,
} from './company-fields';
import { versionField, type Fields, type RecordOf } from './fields';

/** Parts of «Empresa». `id` is the id of the database row, `wire` the name in paths and answers. */
export const companyGroups = {
  identity: { id: 1, wire: 'identidad', label: 'Identidad y contacto', fields: identityFields },
  social: { id: 2, wire: 'redes', label: 'Redes sociales', fields: socialFields },
  applicationForm: {
    id: 3,
    wire: 'formulario',
    label: 'Formulario externo',
    fields: applicationFormFields,
  },
  video: { id: 4, wire: 'video', label: 'Video', fields: videoFields },
  testimonials: { id: 5, wire: 'testimonios', label: 'Testimonios', fields: testimonialFields },
  benefits: { id: 6, wire: 'beneficios', label: 'Beneficios', fields: benefitFields },
  home: { id: 7, wire: 'inicio', label: 'Diapositivas del inicio', fields: homeFields },
  about: { id: 8, wire: 'nosotros', label: 'Nosotros', fields: aboutFields },
} as const satisfies Readonly<Record<string, CompanyGroupTable>>;

type CompanyGroupTable = { id: number; wire: string; label: string; fields: Fields };

/** Name in code of a part of «Empresa». */
export type CompanyGroup = keyof typeof companyGroups;

/** Names of all parts, in the order of `companyGroups`. */
export const companyGroupNames: readonly CompanyGroup[] = Object.keys(companyGroups).filter(
  (name): name is CompanyGroup => name in companyGroups,
);

/** Data of all parts. */
export type CompanyContent = {
  [Group in CompanyGroup]: RecordOf<(typeof companyGroups)[Group]['fields']>;
};

/** State of a part. It is an example until an administrator confirms it. */
export const companyStateFields = {
  isConfirmed: { kind: 'flag', wire: 'confirmado', initial: true },
  version: versionField,
} as const satisfies Fields;

/** State and version of a part. */
export type CompanyState = RecordOf<typeof companyStateFields>;
