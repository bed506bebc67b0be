import { Container } from '@chakra-ui/react/container';
import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/kit/routing/paths';
import { LinkButton } from '@portal/kit/ui/link-button';
import { invitation } from './home-content';

export function Invitation() {
  return (
    <chakra.section aria-labelledby="invitation" paddingBlock={{ base: '14', md: '20' }}>
      <Container
        display="flex"
        flexDirection={{ base: 'column', md: 'row' }}
        alignItems={{ md: 'center' }}
        justifyContent="space-between"
        gap="6"
      >
        <div>
          <chakra.h2 id="invitation" textStyle="h2">
            {invitation.title}
          </chakra.h2>
          <chakra.p textStyle="lg" color="ink.muted" marginTop="2">
            {invitation.text}
          </chakra.p>
        </div>
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <LinkButton to={paths.offers}>{invitation.offers}</LinkButton>
          <LinkButton to={paths.workWithUs} variant="outline">
            {invitation.workWithUs}
          </LinkButton>
        </chakra.div>
      </Container>
    </chakra.section>
  );
}
