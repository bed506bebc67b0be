import { chakra } from '@chakra-ui/react/styled-system';

/** Five arches, with a person and a bell in the lit one. */
export const ArchesWithBell = () => (
  <chakra.div aria-hidden forcedColorAdjust="none" flexShrink="0" marginTop={{ md: '20px' }}>
    <svg width="216" height="54" viewBox="0 0 216 54">
      <path d="M0 53h216" stroke="#8292AC" />
      <path
        d="M8 53V37a17 17 0 0 1 34 0v16M50 53V37a17 17 0 0 1 34 0v16M134 53V37a17 17 0 0 1 34 0v16M176 53V37a17 17 0 0 1 34 0v16"
        fill="#DCE6FB"
      />
      <path d="M90 53V32a19 19 0 0 1 38 0v21" fill="#FFC98A" />
      <path
        d="M101 41h16l-2-3v-6a6 6 0 0 0-12 0v6zm5.5 3.5h5"
        fill="#fff"
        stroke="#0B1F3A"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  </chakra.div>
);
