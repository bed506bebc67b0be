import { chakra } from '@chakra-ui/react/styled-system';
import { company } from '@portal/contract/company';

export function MailLink() {
  return (
    <chakra.a
      href={`mailto:${company.email}`}
      color="primary"
      fontWeight="600"
      textDecoration="underline"
      textUnderlineOffset="3px"
      overflowWrap="anywhere"
    >
      {company.email}
    </chakra.a>
  );
}
