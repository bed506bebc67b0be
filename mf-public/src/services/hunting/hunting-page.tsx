import { Section } from '../../page-parts/section';
import { ServiceStory } from '../service-story';
import { useHashScroll } from '../../page-parts/use-hash-scroll';
import { WayCards } from '../way-cards';
import { story, ways } from './hunting-content';
import { HuntingHero } from './hunting-hero';
import { PricePanel } from './price-panel';

export function HuntingPage() {
  useHashScroll();

  return (
    <>
      <HuntingHero />
      <ServiceStory {...story} />
      <PricePanel />
      <Section title="Pide lo que necesitas" bg="soft">
        <WayCards ways={ways} />
      </Section>
    </>
  );
}
