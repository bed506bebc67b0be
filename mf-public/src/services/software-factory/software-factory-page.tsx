import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '@portal/runtime';
import { arrowDownIcon, LineIcon } from '../../art/line-icon';
import { PageHero } from '../../page-parts/page-hero';
import { QuoteButton } from '../../page-parts/quote-button';
import { Section } from '../../page-parts/section';
import { useHashScroll } from '../../page-parts/use-hash-scroll';
import { CodeWorks } from './code-works';
import { FactorySectionPart } from './factory-section';
import { factorySections, hero } from './software-factory-content';

const CardLink = chakra(Link);

export function SoftwareFactoryPage() {
  useHashScroll();

  return (
    <>
      <PageHero
        group="Servicios"
        title={hero.title}
        lead={hero.lead}
        ground={{ bg: 'success.tint' }}
        scene={<CodeWorks />}
      >
        <QuoteButton subject={hero.quoteSubject} />
      </PageHero>
      <Section title={hero.indexTitle}>
        <SectionCards />
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

/** Table of contents. Each card scrolls smoothly to its section. */
function SectionCards() {
  return (
    <chakra.div
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}
    >
      {factorySections.map(({ id, title, summary }) => (
        <CardLink
          key={id}
          to={`#${id}`}
          display="flex"
          alignItems="flex-start"
          justifyContent="space-between"
          gap="4"
          padding="6"
          borderWidth="1px"
          borderRadius="md"
          transition="border-color 150ms, box-shadow 150ms"
          _hover={{ borderColor: 'primary', boxShadow: 'sm' }}
        >
          <div>
            <chakra.p textStyle="h4">{title}</chakra.p>
            <chakra.p color="ink.muted" marginTop="1">
              {summary}
            </chakra.p>
          </div>
          <chakra.div color="primary" flexShrink="0">
            <LineIcon path={arrowDownIcon} size={22} />
          </chakra.div>
        </CardLink>
      ))}
    </chakra.div>
  );
}
