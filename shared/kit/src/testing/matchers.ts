import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Busy machines render several times slower. Tests should fail because of errors, not of slowness.
configure({ asyncUtilTimeout: 5_000 });
