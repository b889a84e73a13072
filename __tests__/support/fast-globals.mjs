// Jest's environment for node, with globals as fast as outside of jest. In jest's own context each use of a global goes through a Proxy:
// `Math.min` takes 280 ns there, and 1 ns here.

import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

const { createContext } = vm;
vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);

export default TestEnvironment;
