export { archetypeOf } from "../corpus/archetypes.ts";
export {
  toGeneratedReport,
  WRITER_VERSION,
  type WrittenReport,
  writeReport,
} from "./write-report.ts";
