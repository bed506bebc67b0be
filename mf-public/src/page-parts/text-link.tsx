import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import { mailLink } from '@portal/contract/mail-link';
import { useCompany } from '@portal/kit/company/use-company';
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

/** To the mailbox of the company. */
export function MailLink() {
  const { email } = useCompany();

  return <TextAnchor href={mailLink(email)}>{email}</TextAnchor>;
}
