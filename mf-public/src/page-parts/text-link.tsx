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

export const TextLink = chakra(Link, look);

/** The same for addresses outside the site. */
export const TextAnchor = chakra('a', look);

/** Link to the company's e-mail address. */
export function MailLink() {
  const { email } = useCompany();

  return <TextAnchor href={mailLink(email)}>{email}</TextAnchor>;
}
