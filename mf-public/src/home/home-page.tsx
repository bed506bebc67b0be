import { Section } from '../components/section';
import { ServiceCards } from '../components/service-cards';
import { servicesIntro } from './home-content';
import { Beginnings } from './beginnings';
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
