import { companyContact } from '@portal/contract/company-contact';

/** The document's title; React hoists it into the head. */
export function PageTitle({ text }: { text: string }) {
  return <title>{`${text} · ${companyContact.name}`}</title>;
}
