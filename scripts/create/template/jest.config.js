export { default } from '@portal/tools/jest';
