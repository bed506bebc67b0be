import { companyContact } from '@portal/contract/company-contact';

/** The document's title; React hoists it into the head. */
export function PageTitle({ text }: { text: string }) {
  return <title>{documentTitle(text)}</title>;
}

/** As tabs and search engines show it. */
export const documentTitle = (text: string) => `${text} · ${companyContact.name}`;
