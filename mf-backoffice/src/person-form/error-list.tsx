import { chakra } from '@chakra-ui/react/styled-system';
import { InlineNotice } from '@portal/kit/ui/inline-notice';

/** What the server refused, above the form (specification §5). */
export function ErrorList({ errors }: { errors: readonly string[] }) {
  if (errors.length === 0) return undefined;

  return (
    <InlineNotice kind="error">
      <chakra.ul listStylePosition="inside">
        {errors.map((error) => (
          <li key={error}>{error}</li>
        ))}
      </chakra.ul>
    </InlineNotice>
  );
}
