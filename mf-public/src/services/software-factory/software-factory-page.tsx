import codeArt from '../../art/code.svg';
import { PageHero } from '../../page-parts/page-hero';
import { QuoteButton } from '../../page-parts/quote-button';
import { Section } from '../../page-parts/section';
import { useHashScroll } from '../use-hash-scroll';
import { FactorySectionPart } from './factory-section';
import { SectionCards } from './section-cards';
import { factorySections, hero } from './software-factory-content';

export function SoftwareFactoryPage() {
  useHashScroll();

  return (
    <>
      <PageHero title={hero.title} lead={hero.lead} art={codeArt}>
        <QuoteButton subject={hero.quoteSubject} />
      </PageHero>
      <Section title={hero.indexTitle}>
        <SectionCards sections={factorySections} />
      </Section>
      {factorySections.map((section, index) => (
        <FactorySectionPart
          key={section.id}
          section={section}
          bg={index % 2 === 0 ? 'soft' : 'surface'}
        />
      ))}
    </>
  );
}
