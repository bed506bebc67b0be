import { chakra } from '@chakra-ui/react/styled-system';
import { QuoteButton } from '../page-parts/quote-button';
import { MailLink } from '../page-parts/text-link';
import { contact } from './contact-content';

/** For those who would rather not fill in a form. */
export function OtherWays() {
  return (
    <chakra.section
      aria-labelledby="other-ways"
      alignSelf="start"
      padding={{ base: '6', md: '8' }}
      bg="soft"
      borderRadius="md"
    >
      <chakra.h2 id="other-ways" textStyle="h4">
        {contact.otherWays}
      </chakra.h2>
      <chakra.p color="ink.muted" marginTop="2" marginBottom="4">
        {contact.whatsAppText}
      </chakra.p>
      <QuoteButton subject={contact.quoteSubject} variant="outline" size="md">
        {contact.whatsApp}
      </QuoteButton>
      <chakra.p color="ink.muted" marginTop="6">
        {contact.mailText}
      </chakra.p>
      <MailLink />
    </chakra.section>
  );
}
