import { company } from '@portal/contract/company';

/** The document's title; React hoists it into the head. */
export function PageTitle({ text }: { text: string }) {
  return <title>{`${text} · ${company.name}`}</title>;
}
