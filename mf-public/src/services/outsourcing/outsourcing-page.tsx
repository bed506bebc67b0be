import { PageHero } from '../../page-parts/page-hero';
import { QuoteButton } from '../../page-parts/quote-button';
import { Section } from '../../page-parts/section';
import { ServiceStory } from '../service-story';
import { WayCards } from '../way-cards';
import { LastStone } from './last-stone';
import { hero, story, ways } from './outsourcing-content';

export function OutsourcingPage() {
  return (
    <>
      <PageHero
        group="Servicios"
        title={hero.title}
        lead={hero.lead}
        ground={{ backgroundImage: 'linear-gradient({colors.niche.b}, {colors.offer.b})' }}
        scene={<LastStone />}
        sceneSide="left"
      >
        <QuoteButton subject={hero.quoteSubject} />
      </PageHero>
      <ServiceStory {...story} />
      <Section title="Tres formas de sumarnos" bg="soft">
        <WayCards ways={ways} />
      </Section>
    </>
  );
}
