import { Box } from '@chakra-ui/react/box';
import { Container } from '@chakra-ui/react/container';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { paths } from '@portal/kit/routing/paths';
import { LinkButton } from '@portal/kit/ui/link-button';
import { invitation } from './home-content';

/** For the visitor who looks for work rather than for workers. */
export function Invitation() {
  return (
    <Box as="section" aria-labelledby="invitation" paddingBlock={{ base: '14', md: '20' }}>
      <Container
        display="flex"
        flexDirection={{ base: 'column', md: 'row' }}
        alignItems={{ md: 'center' }}
        justifyContent="space-between"
        gap="6"
      >
        <Box>
          <Heading id="invitation" textStyle="h2">
            {invitation.title}
          </Heading>
          <Text textStyle="lg" color="ink.muted" marginTop="2">
            {invitation.text}
          </Text>
        </Box>
        <Flex wrap="wrap" gap="3">
          <LinkButton to={paths.offers}>{invitation.offers}</LinkButton>
          <LinkButton to={paths.workWithUs} variant="outline">
            {invitation.workWithUs}
          </LinkButton>
        </Flex>
      </Container>
    </Box>
  );
}
