import type { Offer } from '@portal/contract/offer';
import { useCompany } from '@portal/kit/company/use-company';
import { PageTitle } from '@portal/kit/ui/page-title';
import { useDocumentHead, useLocation } from '@portal/runtime';
import { use, useEffect } from 'react';
import type { jobPosting } from './job-posting';
import { offerDescription } from './offer-description';
import { useRequirements } from './use-requirements';

/**
 * Head entries of an offer for search engines and link previews. Goes through the document head,
 * because Trusted Types would block a script rendered by React.
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

/**
 * A separate component, because React identifies suspended values by the order of `use`. It awaits
 * only the job posting.
 */
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

/** True if the server's page already contains the job posting of this offer. */
const isWritten = (path: string) => document.head.querySelector(`[data-about="${path}"]`) !== null;

/** A separate chunk that may load late, because search engines read the server's page. */
const loadPosting = async (): Promise<MakePosting> => {
  try {
    return (await import('./job-posting')).jobPosting;
  } catch {
    return noPosting;
  }
};

const noPosting: MakePosting = () => [];
