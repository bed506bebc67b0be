import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A busy machine draws a page several times slower than an idle one; a test fails on what is wrong,
// not on what is slow.
configure({ asyncUtilTimeout: 5_000 });
