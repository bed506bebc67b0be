import * as v from 'valibot';

/** Under which a tab keeps what the company would say, to show it on the site's own pages. */
export const companyPreviewKey = 'empresa-vista-previa';

/** What is shown before it is saved, and what each page would read of it, by path. */
export const companyPreview = v.object({
  label: v.string(),
  reads: v.record(v.string(), v.unknown()),
});
export type CompanyPreview = v.InferOutput<typeof companyPreview>;
