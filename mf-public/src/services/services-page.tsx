import { PageHero } from '../components/page-hero';
import { QuoteButton } from '../components/quote-button';
import { Section } from '../components/section';
import { ServiceCards } from '../components/service-cards';
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
