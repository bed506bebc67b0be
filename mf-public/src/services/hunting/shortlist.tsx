import { chakra } from '@chakra-ui/react/styled-system';
import { shortlist } from './hunting-content';

/** Example of a shortlist for a client, marked as an example. */
export function Shortlist() {
  return (
    <chakra.figure
      position="relative"
      gridArea="1 / 1"
      alignSelf="end"
      marginLeft={{ base: '100px', md: '26px' }}
      marginBottom={{ base: '4', md: '10' }}
      width={{ base: 'min(300px, 100vw - 32px)', md: '316px' }}
      padding={{ base: '12px 14px 4px', md: '16px 18px 10px' }}
      bg="surface"
      borderWidth="1px"
      borderRadius="lg"
      boxShadow="md"
      fontSize="0.9375rem"
      lineHeight="1.35"
    >
      <chakra.figcaption
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        gap="2"
        fontWeight="700"
      >
        <span>{shortlist.title}</span>
        <chakra.span textStyle="xs" color="ink.muted" fontWeight="400">
          {shortlist.note}
        </chakra.span>
      </chakra.figcaption>
      <ul>
        {shortlist.people.map(({ role, facts }, position) => (
          <chakra.li
            key={role}
            display="flex"
            gap="3"
            alignItems="flex-end"
            paddingTop="2"
            borderTopWidth={position > 0 ? '1px' : undefined}
          >
            <chakra.svg aria-hidden flexShrink="0" width="36px" height="40px" viewBox="0 0 60 66">
              {/* Both are drawn in the house behind the list. */}
              <use href="#opening" fill="#FFD9A8" />
              <use href={`#face-${position}`} />
            </chakra.svg>
            <chakra.div paddingBottom="1.5">
              <chakra.p fontWeight="700">{role}</chakra.p>
              <chakra.p textStyle="xs" color="ink.muted">
                {facts}
              </chakra.p>
            </chakra.div>
          </chakra.li>
        ))}
      </ul>
    </chakra.figure>
  );
}
