import searchArt from '../../components/art/search.svg';
import { PageHero } from '../../components/page-hero';
import { QuoteButton } from '../../components/quote-button';
import { Section } from '../../components/section';
import { ServiceStory } from '../../components/service-story';
import { useHashScroll } from '../../components/use-hash-scroll';
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
      <ServiceStory story={story} />
      <PricePanel />
      <Section title="Pide lo que necesitas" bg="soft">
        <WayCards ways={ways} />
      </Section>
    </>
  );
}
