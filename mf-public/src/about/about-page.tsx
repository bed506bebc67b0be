import { Section } from '../page-parts/section';
import { about } from './about-content';
import { AboutHero } from './about-hero';
import { ParameterList } from './parameter-list';

export function AboutPage() {
  return (
    <>
      <AboutHero />
      <Section title={about.listTitle}>
        <ParameterList />
      </Section>
    </>
  );
}
