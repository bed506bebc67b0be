import type { Offer } from '@portal/contract/offer';
import { useCompany } from '@portal/kit/company/use-company';
import { PageTitle } from '@portal/kit/ui/page-title';
import { useDocumentHead, useLocation } from '@portal/runtime';
import { use, useEffect } from 'react';
import type { jobPosting } from './job-posting';
import { offerDescription } from './offer-description';
import { useRequirements } from './use-requirements';

/**
 * What search engines and previews of a link say of an offer. A script
 * rendered by React would break under Trusted Types, so its entities are handed to whoever writes the
 * document's head.
 */
export function OfferHead({ offer }: { offer: Offer }) {
  const requirements = useRequirements(offer.id);
  const { name: company } = useCompany();

  return (
    <>
      <PageTitle text={offer.title} />
      <Description {...{ offer, requirements, company }} />
    </>
  );
}

/** Waits for nothing but the posting: React tells what a component waits for by the order of its `use`. */
function Description({ offer, requirements, company }: Parameters<MakePosting>[0]) {
  const head = useDocumentHead();
  const { pathname: path } = useLocation();
  const describe = (makePosting: MakePosting) =>
    head.describe({
      ...offerDescription(offer),
      path,
      structuredData: makePosting({ offer, requirements, company }, head.origin),
    });

  if (head.isServer) describe(use((serverPosting ??= loadPosting())));
  useEffect(() => {
    let isWanted = true;
    const posting = isWritten(path) ? Promise.resolve(noPosting) : loadPosting();
    void posting.then((makePosting) => isWanted && describe(makePosting));
    return () => {
      isWanted = false;
    };
  });
  return undefined;
}

type MakePosting = typeof jobPosting;

let serverPosting: Promise<MakePosting> | undefined;

/** Whether the server's page has the posting already, which stays as long as the page is about this offer. */
const isWritten = (path: string) => document.head.querySelector(`[data-about="${path}"]`) !== null;

/** A script of its own: the browser has time for it, as search engines read the server's page. */
const loadPosting = async (): Promise<MakePosting> => {
  try {
    return (await import('./job-posting')).jobPosting;
  } catch {
    return noPosting;
  }
};

const noPosting: MakePosting = () => [];
