import { Section } from '../page-parts/section';
import { ServiceCards } from '../services/service-cards';
import { Beginnings } from './beginnings';
import { servicesIntro } from './home-content';
import { Invitation } from './invitation';
import { Welcome } from './welcome';

export function HomePage() {
  return (
    <>
      <Welcome />
      <Section title={servicesIntro.title} lead={servicesIntro.text}>
        <ServiceCards />
      </Section>
      <Beginnings />
      <Invitation />
    </>
  );
}
