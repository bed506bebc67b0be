import { Container } from '@chakra-ui/react/container';
import { chakra } from '@chakra-ui/react/styled-system';
import { useCompany } from '@portal/kit/company/use-company';
import { paths } from '@portal/kit/routing/paths';
import { useSearchParams } from '@portal/runtime';
import { PageHero } from '../page-parts/page-hero';
import { WhatsAppButton } from '../page-parts/quote-button';
import { MailLink, TextLink } from '../page-parts/text-link';
import { contact, messageParameter } from './contact-content';
import { ContactForm } from './contact-form';
import { Neighbours } from './neighbours';

export function ContactPage() {
  const [parameters] = useSearchParams();

  return (
    <>
      <PageHero
        title={contact.title}
        lead={contact.lead}
        ground={{ bg: 'accent.tint' }}
        scene={<Neighbours />}
      />
      <Container paddingBlock={{ base: '12', md: '20' }}>
        <chakra.div
          display="grid"
          gap={{ base: '12', lg: '20' }}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 4fr)' }}
        >
          <chakra.section aria-labelledby="contact-form">
            <chakra.h2 id="contact-form" textStyle="h3" marginBottom="6">
              {contact.form}
            </chakra.h2>
            <ContactForm description={parameters.get(messageParameter) ?? ''}>
              <chakra.p textStyle="sm" color="ink.muted" flex="1 1 220px">
                <span>{contact.privacy}</span>{' '}
                <TextLink to={paths.privacy}>{contact.privacyLink}</TextLink>
              </chakra.p>
            </ContactForm>
          </chakra.section>
          <OtherWays />
        </chakra.div>
      </Container>
    </>
  );
}

function OtherWays() {
  const { name } = useCompany();

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
      <WhatsAppButton message={contact.message(name)} variant="outline" size="md">
        {contact.whatsApp}
      </WhatsAppButton>
      <chakra.p color="ink.muted" marginTop="6">
        {contact.mailText}
      </chakra.p>
      <MailLink />
    </chakra.section>
  );
}
