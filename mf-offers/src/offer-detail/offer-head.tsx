import type { Offer } from '@portal/contract/offer';
import { PageHead } from '@portal/kit/ui/page-head';
import { isOpen } from '../components/offer-state';
import { jobPosting } from './job-posting';

/** What search engines and previews of a link say of an offer. One that is closed is not listed. */
export function OfferHead({ offer }: { offer: Offer }) {
  return (
    <PageHead
      title={offer.title}
      description={summary(offer)}
      isIndexed={isOpen(offer)}
      structuredData={(origin) => jobPosting(offer, origin)}
    />
  );
}

/** As much as search engines show. */
const summaryLength = 160;

function summary({ workMode, countries, description }: Offer) {
  const places = countries.map(({ name }) => name).join(', ');
  const facts = [workMode.name, places].filter(Boolean).join(' · ');
  return shorten(`${facts}. ${description}`.replaceAll(/\s+/g, ' '));
}

/** Ends after a whole word. */
const shorten = (text: string) =>
  text.length <= summaryLength
    ? text
    : `${text.slice(0, summaryLength - 1).replace(/[\s.,;:]+\S*$/, '')}…`;
