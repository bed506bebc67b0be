import { PageHero } from '../page-parts/page-hero';
import { QuoteButton } from '../page-parts/quote-button';
import { Section } from '../page-parts/section';
import { ServiceCards } from './service-cards';
import { servicesIndex } from './services-content';

/** The index that the specification leaves open (reading A32). */
export function ServicesPage() {
  const { title, lead, listTitle, quoteSubject, quote } = servicesIndex;

  return (
    <>
      <PageHero title={title} lead={lead}>
        <QuoteButton subject={quoteSubject}>{quote}</QuoteButton>
      </PageHero>
      <Section title={listTitle}>
        <ServiceCards isPartOfFirstLook />
      </Section>
    </>
  );
}
