import { useCompany } from '../company/use-company';

/** Title of the document. React moves it into the head. */
export function PageTitle({ text }: { text: string }) {
  return <title>{useDocumentTitle(text)}</title>;
}

/** Title of the document for tabs and search engines, with the company's name. */
export const useDocumentTitle = (text: string) => `${text} · ${useCompany().name}`;
