import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{cleanUp,runAction}from"./chunks/chunk-5ITVSOMD.js";import"./chunks/chunk-Q5IUPMBN.js";import"./chunks/chunk-3CMNXZNC.js";
import"./chunks/chunk-L4IYKXZF.js";import"./chunks/chunk-OCUGMPJK.js";import"./chunks/chunk-A4K3N64L.js";import"./chunks/chunk-3ZQEOPI3.js";
import"./chunks/chunk-V6PHFYRT.js";import"./chunks/chunk-SLEUAQLW.js";import"./chunks/chunk-CQTRHVRG.js";import"./chunks/chunk-7XKRIJKX.js";
import"./chunks/chunk-PZS6GZKV.js";import"./chunks/chunk-Q34AHYZ5.js";import"./chunks/chunk-JQNUSNQK.js";import"./chunks/chunk-IFFCIXLD.js";
import"./chunks/chunk-M32IA26E.js";import"./chunks/chunk-KKA7FFFV.js";import"./chunks/chunk-UR5X5KRI.js";import"./chunks/chunk-GUAD3NJQ.js";
import"./chunks/chunk-IVXJK2RH.js";import"./chunks/chunk-23PMS7MH.js";import"./chunks/chunk-JDF7BU2L.js";import"./chunks/chunk-R2PIU4BO.js";
import"./chunks/chunk-WC6KOLU4.js";import"./chunks/chunk-4NI3GUM4.js";await runAction(cleanUp);
