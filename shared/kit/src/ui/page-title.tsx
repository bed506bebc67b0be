import { useCompany } from '../company/use-company';

/** The document's title; React hoists it into the head. */
export function PageTitle({ text }: { text: string }) {
  return <title>{useDocumentTitle(text)}</title>;
}

/** As tabs and search engines show it. */
export const useDocumentTitle = (text: string) => `${text} · ${useCompany().name}`;
