import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { QuoteButton } from '../page-parts/quote-button';
import { MailLink } from '../page-parts/text-link';
import { contact } from './contact-content';

/** For those who would rather not fill in a form. */
export function OtherWays() {
  return (
    <Box
      as="section"
      aria-labelledby="other-ways"
      alignSelf="start"
      padding={{ base: '6', md: '8' }}
      bg="soft"
      borderRadius="md"
    >
      <Heading id="other-ways" textStyle="h4">
        {contact.otherWays}
      </Heading>
      <Text color="ink.muted" marginTop="2" marginBottom="4">
        {contact.whatsAppText}
      </Text>
      <QuoteButton subject={contact.quoteSubject} variant="outline" size="md">
        {contact.whatsApp}
      </QuoteButton>
      <Text color="ink.muted" marginTop="6">
        {contact.mailText}
      </Text>
      <MailLink />
    </Box>
  );
}
