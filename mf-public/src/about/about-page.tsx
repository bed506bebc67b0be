import { paths } from '@portal/kit/routing/paths';
import { LinkButton } from '@portal/kit/ui/link-button';
import countriesArt from '../art/countries.svg';
import { PageHero } from '../page-parts/page-hero';
import { Section } from '../page-parts/section';
import { about } from './about-content';
import { ParameterList } from './parameter-list';

export function AboutPage() {
  return (
    <>
      <PageHero title={about.title} lead={about.lead} art={countriesArt}>
        <LinkButton to={paths.contact} variant="accent" size="lg">
          {about.contact}
        </LinkButton>
      </PageHero>
      <Section title={about.listTitle}>
        <ParameterList />
      </Section>
    </>
  );
}
