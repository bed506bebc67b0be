import * as v from 'valibot';

/** Session storage key of unsaved company data that the public pages show as a preview. */
export const companyPreviewKey = 'empresa-vista-previa';

/** Preview of unsaved data: the answers that pages would read, by path. */
export const companyPreview = v.object({
  label: v.string(),
  reads: v.record(v.string(), v.unknown()),
});
/** Content of `companyPreviewKey` in the session storage. */
export type CompanyPreview = v.InferOutput<typeof companyPreview>;
