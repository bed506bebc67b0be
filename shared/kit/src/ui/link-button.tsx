import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '@portal/runtime';
import { buttonRecipe } from './button';

/** A page of the site; on paper there is nothing to press, as for all that have its attribute. */
export const LinkButton = chakra(Link, buttonRecipe, { defaultProps: { 'data-button': '' } });

/** A link to another site, opened in a new tab. */
export const ExternalLinkButton = chakra('a', buttonRecipe, {
  defaultProps: { 'data-button': '', target: '_blank', rel: 'noopener noreferrer' },
});
