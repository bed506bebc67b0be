import searchArt from '../../art/search.svg';
import { PageHero } from '../../page-parts/page-hero';
import { QuoteButton } from '../../page-parts/quote-button';
import { Section } from '../../page-parts/section';
import { ServiceStory } from '../service-story';
import { useHashScroll } from '../use-hash-scroll';
import { WayCards } from '../way-cards';
import { hero, story, ways } from './hunting-content';
import { PricePanel } from './price-panel';

export function HuntingPage() {
  useHashScroll();

  return (
    <>
      <PageHero title={hero.title} lead={hero.lead} art={searchArt}>
        <QuoteButton subject={hero.quoteSubject} />
      </PageHero>
      <ServiceStory {...story} />
      <PricePanel />
      <Section title="Pide lo que necesitas" bg="soft">
        <WayCards ways={ways} />
      </Section>
    </>
  );
}
