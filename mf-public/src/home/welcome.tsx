import { Container } from '@chakra-ui/react/container';
import { chakra } from '@chakra-ui/react/styled-system';
import { useCompany } from '@portal/kit/company/use-company';
import { paths } from '@portal/kit/routing/paths';
import { LinkButton } from '@portal/kit/ui/link-button';

import { WhatsAppButton } from '../page-parts/quote-button';
import { welcome } from './home-content';
import { NightScene } from './night-scene';
import { ViaductCarousel } from './viaduct-carousel';

export function Welcome() {
  const { name } = useCompany();

  return (
    <chakra.div bg="night" color="white" overflow="hidden">
      <chakra.div
        position="relative"
        backgroundImage="linear-gradient(#081631, #123A86 64%, #3E6BE0)"
        minHeight={{ xl: '486px' }}
        // On narrow screens the city is below the text.
        paddingBottom={{ base: '204px', md: '260px', lg: '340px', xl: '10' }}
      >
        <NightScene />
        <Container position="relative" paddingTop={{ base: '28px', md: '12', xl: '72px' }}>
          <chakra.h1
            tabIndex={-1}
            textStyle="h1"
            fontSize={{ base: '1.9375rem', md: '2.75rem', xl: '3.375rem' }}
            maxWidth="11.5em"
            outline="none"
          >
            {welcome.title}
          </chakra.h1>
          <chakra.p
            fontSize={{ md: '1.125rem' }}
            color="stone.light"
            marginTop={{ base: '3', md: '4' }}
            maxWidth="32em"
          >
            {welcome.text}
          </chakra.p>
          <chakra.div display="flex" flexWrap="wrap" gap={{ base: '2', md: '3' }} marginTop="6">
            <WhatsAppButton message={welcome.message(name)} {...actionLook} />
            <LinkButton to={paths.contact} variant="inverted" size="lg" {...actionLook}>
              Contáctanos
            </LinkButton>
          </chakra.div>
        </Container>
      </chakra.div>
      <ViaductCarousel />
    </chakra.div>
  );
}

const actionLook = {
  paddingInline: { base: '11px', md: '6' },
  fontSize: { base: '0.9375rem', md: '1rem' },
  _focusVisible: { outlineColor: 'white' },
};
