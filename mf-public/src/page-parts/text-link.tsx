import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import { companyContact } from '@portal/contract/company-contact';
import { mailLink } from '@portal/contract/mail-link';
import { Link } from '@portal/runtime';

const look = defineRecipe({
  base: {
    color: 'primary',
    fontWeight: '600',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
});

/** A link in the middle of a sentence. */
export const TextLink = chakra(Link, look);

/** The same for what is no page of the site. */
export const TextAnchor = chakra('a', look);

export const MailLink = () => (
  <TextAnchor href={mailLink(companyContact.email)}>{companyContact.email}</TextAnchor>
);
