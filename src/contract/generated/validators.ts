// @ts-nocheck
// Written by `npm run openapi` from the schemas, with Ajv: change the schemas instead.
import { EstimateRowsQuery, FootprintQuery, FormatQuery, LegRowsQuery, MatrixFormatQuery, RouteRowsQuery } from '../schemas/common.js'
import { DistanceQuery } from '../schemas/distance.js'
import { ChainRequestBody } from '../schemas/emissions/chain.js'
import { DeclarationComparisonRequestBody, DeclarationRequestBody } from '../schemas/emissions/declaration.js'
import { EmissionsRequestBody } from '../schemas/emissions/emissions-request.js'
import { FleetRequestBody } from '../schemas/emissions/fleet.js'
import { ShipYearRequestBody } from '../schemas/emissions/ship-year.js'
import { FigureQuery } from '../schemas/figure.js'
import { MatrixRequestBody } from '../schemas/matrix.js'
import { PortMatchQuery, PortParams, PortSearchQuery } from '../schemas/ports.js'
import { ReachRequestBody } from '../schemas/reach.js'
import { RouteQuery } from '../schemas/route-query.js'
import { RouteRequestBody } from '../schemas/route-request.js'
import { LoginRequest } from '../schemas/service/accounts.js'
import { JobParams, JobQuery, JobResultsQuery } from '../schemas/service/jobs.js'
import { KeyParams, KeyRequest, SessionParams } from '../schemas/service/keys.js'
import { AreaListQuery, PassageListQuery, PassageQuery, PortListQuery } from '../schemas/service/lists.js'
import { FileParams, PlannerQuery, ProblemParams } from '../schemas/service/pages.js'
import { PageQuery } from '../schemas/service/paging.js'
import { ChangePasswordRequest, ForgotPasswordRequest } from '../schemas/service/passwords.js'
import { PlanParams, PlanRequest, SharedPlanRequest } from '../schemas/service/plans.js'
import { SlugParams } from '../schemas/service/saved-routes.js'
import { TraceRequestBody } from '../schemas/trace.js'
import { VoyageRequestBody } from '../schemas/voyage-request.js'

export interface ValidationError {
  /** JSON Pointer to the value. */
  readonly instancePath: string
  readonly keyword: string
  readonly params: object
  readonly parentSchema: object
  readonly data: unknown
}

export interface Validate {
  (value: unknown): boolean
  /** All errors of the last call, or null. */
  errors: ValidationError[] | null
}

/** The validator of each schema. */
export const VALIDATORS: ReadonlyMap<object, Validate> = new Map([
  [EstimateRowsQuery, validateEstimateRowsQuery],
  [FootprintQuery, validateFootprintQuery],
  [FormatQuery, validateFormatQuery],
  [LegRowsQuery, validateLegRowsQuery],
  [MatrixFormatQuery, validateMatrixFormatQuery],
  [RouteRowsQuery, validateRouteRowsQuery],
  [DistanceQuery, validateDistanceQuery],
  [ChainRequestBody, validateChainRequest],
  [DeclarationComparisonRequestBody, validateDeclarationComparisonRequest],
  [DeclarationRequestBody, validateDeclarationRequest],
  [EmissionsRequestBody, validateEmissionsRequest],
  [FleetRequestBody, validateFleetRequest],
  [ShipYearRequestBody, validateShipYearRequest],
  [FigureQuery, validateFigureQuery],
  [MatrixRequestBody, validateMatrixRequest],
  [PortMatchQuery, validatePortMatchQuery],
  [PortParams, validatePortParams],
  [PortSearchQuery, validatePortSearchQuery],
  [ReachRequestBody, validateReachRequest],
  [RouteQuery, validateRouteQuery],
  [RouteRequestBody, validateRouteRequest],
  [LoginRequest, validateLoginRequest],
  [JobParams, validateJobParams],
  [JobQuery, validateJobQuery],
  [JobResultsQuery, validateJobResultsQuery],
  [KeyParams, validateKeyParams],
  [KeyRequest, validateKeyRequest],
  [SessionParams, validateSessionParams],
  [AreaListQuery, validateAreaListQuery],
  [PassageListQuery, validatePassageListQuery],
  [PassageQuery, validatePassageQuery],
  [PortListQuery, validatePortListQuery],
  [FileParams, validateFileParams],
  [PlannerQuery, validatePlannerQuery],
  [ProblemParams, validateProblemParams],
  [PageQuery, validatePageQuery],
  [ChangePasswordRequest, validateChangePasswordRequest],
  [ForgotPasswordRequest, validateForgotPasswordRequest],
  [PlanParams, validatePlanParams],
  [PlanRequest, validatePlanRequest],
  [SharedPlanRequest, validateSharedPlanRequest],
  [SlugParams, validateSlugParams],
  [TraceRequestBody, validateTraceRequest],
  [VoyageRequestBody, validateVoyageRequest],
])

function lengthOf(text) {
  let length = 0
  for (const _ of text) length++
  return length
}

function join(errors, more) {
  if (errors === null) return more
  for (const error of more) errors.push(error)
  return errors
}

const schemaEstimateRowsQuery = EstimateRowsQuery;

function validateEstimateRowsQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EstimateRowsQuery" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format !== undefined){
let data0 = data.format;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/format",keyword:"type",params:{type: "string"},parentSchema:schemaEstimateRowsQuery.properties.format,data:data0});
errors++;
}
if(!((((data0 === "ndjson") || (data0 === "csv")) || (data0 === "ileap")) || (data0 === "pact"))){
(vErrors ??= []).push({instancePath:instancePath+"/format",keyword:"enum",params:{allowedValues: schemaEstimateRowsQuery.properties.format.enum},parentSchema:schemaEstimateRowsQuery.properties.format,data:data0});
errors++;
}
}
if(data.company_name !== undefined){
let data1 = data.company_name;
if(typeof data1 === "string"){
if(lengthOf(data1) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/company_name",keyword:"maxLength",params:{limit: 500},parentSchema:schemaEstimateRowsQuery.properties.company_name,data:data1});
errors++;
}
if(lengthOf(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/company_name",keyword:"minLength",params:{limit: 1},parentSchema:schemaEstimateRowsQuery.properties.company_name,data:data1});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/company_name",keyword:"type",params:{type: "string"},parentSchema:schemaEstimateRowsQuery.properties.company_name,data:data1});
errors++;
}
}
if(data.company_id !== undefined){
let data2 = data.company_id;
if(typeof data2 === "string"){
if(lengthOf(data2) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/company_id",keyword:"maxLength",params:{limit: 500},parentSchema:schemaEstimateRowsQuery.properties.company_id,data:data2});
errors++;
}
if(lengthOf(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/company_id",keyword:"minLength",params:{limit: 1},parentSchema:schemaEstimateRowsQuery.properties.company_id,data:data2});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/company_id",keyword:"type",params:{type: "string"},parentSchema:schemaEstimateRowsQuery.properties.company_id,data:data2});
errors++;
}
}
if(data.pact_version !== undefined){
let data3 = data.pact_version;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/pact_version",keyword:"type",params:{type: "string"},parentSchema:schemaEstimateRowsQuery.properties.pact_version,data:data3});
errors++;
}
if(!((data3 === "3") || (data3 === "2"))){
(vErrors ??= []).push({instancePath:instancePath+"/pact_version",keyword:"enum",params:{allowedValues: schemaEstimateRowsQuery.properties.pact_version.enum},parentSchema:schemaEstimateRowsQuery.properties.pact_version,data:data3});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaEstimateRowsQuery,data});
errors++;
}
validateEstimateRowsQuery.errors = vErrors;
return errors === 0;
}

const schemaFootprintQuery = FootprintQuery;

function validateFootprintQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FootprintQuery" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format !== undefined){
let data0 = data.format;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/format",keyword:"type",params:{type: "string"},parentSchema:schemaFootprintQuery.properties.format,data:data0});
errors++;
}
if(!(((data0 === "json") || (data0 === "ileap")) || (data0 === "pact"))){
(vErrors ??= []).push({instancePath:instancePath+"/format",keyword:"enum",params:{allowedValues: schemaFootprintQuery.properties.format.enum},parentSchema:schemaFootprintQuery.properties.format,data:data0});
errors++;
}
}
if(data.shipment_id !== undefined){
let data1 = data.shipment_id;
if(typeof data1 === "string"){
if(lengthOf(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/shipment_id",keyword:"maxLength",params:{limit: 200},parentSchema:schemaFootprintQuery.properties.shipment_id,data:data1});
errors++;
}
if(lengthOf(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/shipment_id",keyword:"minLength",params:{limit: 1},parentSchema:schemaFootprintQuery.properties.shipment_id,data:data1});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/shipment_id",keyword:"type",params:{type: "string"},parentSchema:schemaFootprintQuery.properties.shipment_id,data:data1});
errors++;
}
}
if(data.company_name !== undefined){
let data2 = data.company_name;
if(typeof data2 === "string"){
if(lengthOf(data2) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/company_name",keyword:"maxLength",params:{limit: 500},parentSchema:schemaFootprintQuery.properties.company_name,data:data2});
errors++;
}
if(lengthOf(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/company_name",keyword:"minLength",params:{limit: 1},parentSchema:schemaFootprintQuery.properties.company_name,data:data2});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/company_name",keyword:"type",params:{type: "string"},parentSchema:schemaFootprintQuery.properties.company_name,data:data2});
errors++;
}
}
if(data.company_id !== undefined){
let data3 = data.company_id;
if(typeof data3 === "string"){
if(lengthOf(data3) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/company_id",keyword:"maxLength",params:{limit: 500},parentSchema:schemaFootprintQuery.properties.company_id,data:data3});
errors++;
}
if(lengthOf(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/company_id",keyword:"minLength",params:{limit: 1},parentSchema:schemaFootprintQuery.properties.company_id,data:data3});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/company_id",keyword:"type",params:{type: "string"},parentSchema:schemaFootprintQuery.properties.company_id,data:data3});
errors++;
}
}
if(data.pact_version !== undefined){
let data4 = data.pact_version;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/pact_version",keyword:"type",params:{type: "string"},parentSchema:schemaFootprintQuery.properties.pact_version,data:data4});
errors++;
}
if(!((data4 === "3") || (data4 === "2"))){
(vErrors ??= []).push({instancePath:instancePath+"/pact_version",keyword:"enum",params:{allowedValues: schemaFootprintQuery.properties.pact_version.enum},parentSchema:schemaFootprintQuery.properties.pact_version,data:data4});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaFootprintQuery,data});
errors++;
}
validateFootprintQuery.errors = vErrors;
return errors === 0;
}

const schemaFormatQuery = FormatQuery;

function validateFormatQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FormatQuery" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format !== undefined){
let data0 = data.format;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/format",keyword:"type",params:{type: "string"},parentSchema:schemaFormatQuery.properties.format,data:data0});
errors++;
}
if(!((((((data0 === "json") || (data0 === "geojson")) || (data0 === "gpx")) || (data0 === "rtz")) || (data0 === "kml")) || (data0 === "csv"))){
(vErrors ??= []).push({instancePath:instancePath+"/format",keyword:"enum",params:{allowedValues: schemaFormatQuery.properties.format.enum},parentSchema:schemaFormatQuery.properties.format,data:data0});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaFormatQuery,data});
errors++;
}
validateFormatQuery.errors = vErrors;
return errors === 0;
}

const schemaLegRowsQuery = LegRowsQuery;

function validateLegRowsQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="LegRowsQuery" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format !== undefined){
let data0 = data.format;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/format",keyword:"type",params:{type: "string"},parentSchema:schemaLegRowsQuery.properties.format,data:data0});
errors++;
}
if(!((((data0 === "ndjson") || (data0 === "csv")) || (data0 === "ileap")) || (data0 === "pact"))){
(vErrors ??= []).push({instancePath:instancePath+"/format",keyword:"enum",params:{allowedValues: schemaLegRowsQuery.properties.format.enum},parentSchema:schemaLegRowsQuery.properties.format,data:data0});
errors++;
}
}
if(data.company_name !== undefined){
let data1 = data.company_name;
if(typeof data1 === "string"){
if(lengthOf(data1) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/company_name",keyword:"maxLength",params:{limit: 500},parentSchema:schemaLegRowsQuery.properties.company_name,data:data1});
errors++;
}
if(lengthOf(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/company_name",keyword:"minLength",params:{limit: 1},parentSchema:schemaLegRowsQuery.properties.company_name,data:data1});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/company_name",keyword:"type",params:{type: "string"},parentSchema:schemaLegRowsQuery.properties.company_name,data:data1});
errors++;
}
}
if(data.company_id !== undefined){
let data2 = data.company_id;
if(typeof data2 === "string"){
if(lengthOf(data2) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/company_id",keyword:"maxLength",params:{limit: 500},parentSchema:schemaLegRowsQuery.properties.company_id,data:data2});
errors++;
}
if(lengthOf(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/company_id",keyword:"minLength",params:{limit: 1},parentSchema:schemaLegRowsQuery.properties.company_id,data:data2});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/company_id",keyword:"type",params:{type: "string"},parentSchema:schemaLegRowsQuery.properties.company_id,data:data2});
errors++;
}
}
if(data.pact_version !== undefined){
let data3 = data.pact_version;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/pact_version",keyword:"type",params:{type: "string"},parentSchema:schemaLegRowsQuery.properties.pact_version,data:data3});
errors++;
}
if(!((data3 === "3") || (data3 === "2"))){
(vErrors ??= []).push({instancePath:instancePath+"/pact_version",keyword:"enum",params:{allowedValues: schemaLegRowsQuery.properties.pact_version.enum},parentSchema:schemaLegRowsQuery.properties.pact_version,data:data3});
errors++;
}
}
if(data.hub !== undefined){
let data4 = data.hub;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/hub",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaLegRowsQuery.properties.hub,data:data4});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/hub",keyword:"type",params:{type: "number"},parentSchema:schemaLegRowsQuery.properties.hub,data:data4});
errors++;
}
}
if(data.date_order !== undefined){
let data5 = data.date_order;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/date_order",keyword:"type",params:{type: "string"},parentSchema:schemaLegRowsQuery.properties.date_order,data:data5});
errors++;
}
if(!((data5 === "dmy") || (data5 === "mdy"))){
(vErrors ??= []).push({instancePath:instancePath+"/date_order",keyword:"enum",params:{allowedValues: schemaLegRowsQuery.properties.date_order.enum},parentSchema:schemaLegRowsQuery.properties.date_order,data:data5});
errors++;
}
}
if(data.points !== undefined){
let data6 = data.points;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/points",keyword:"type",params:{type: "string"},parentSchema:schemaLegRowsQuery.properties.points,data:data6});
errors++;
}
if(!((data6 === "thousands") || (data6 === "decimals"))){
(vErrors ??= []).push({instancePath:instancePath+"/points",keyword:"enum",params:{allowedValues: schemaLegRowsQuery.properties.points.enum},parentSchema:schemaLegRowsQuery.properties.points,data:data6});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaLegRowsQuery,data});
errors++;
}
validateLegRowsQuery.errors = vErrors;
return errors === 0;
}

const schemaMatrixFormatQuery = MatrixFormatQuery;

function validateMatrixFormatQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MatrixFormatQuery" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format !== undefined){
let data0 = data.format;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/format",keyword:"type",params:{type: "string"},parentSchema:schemaMatrixFormatQuery.properties.format,data:data0});
errors++;
}
if(!((data0 === "json") || (data0 === "csv"))){
(vErrors ??= []).push({instancePath:instancePath+"/format",keyword:"enum",params:{allowedValues: schemaMatrixFormatQuery.properties.format.enum},parentSchema:schemaMatrixFormatQuery.properties.format,data:data0});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaMatrixFormatQuery,data});
errors++;
}
validateMatrixFormatQuery.errors = vErrors;
return errors === 0;
}

const schemaRouteRowsQuery = RouteRowsQuery;

function validateRouteRowsQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RouteRowsQuery" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format !== undefined){
let data0 = data.format;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/format",keyword:"type",params:{type: "string"},parentSchema:schemaRouteRowsQuery.properties.format,data:data0});
errors++;
}
if(!((((((data0 === "ndjson") || (data0 === "csv")) || (data0 === "geojsonl")) || (data0 === "geojsons")) || (data0 === "parquet")) || (data0 === "fgb"))){
(vErrors ??= []).push({instancePath:instancePath+"/format",keyword:"enum",params:{allowedValues: schemaRouteRowsQuery.properties.format.enum},parentSchema:schemaRouteRowsQuery.properties.format,data:data0});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaRouteRowsQuery,data});
errors++;
}
validateRouteRowsQuery.errors = vErrors;
return errors === 0;
}

const schemaDistanceQuery = DistanceQuery;

function validateDistanceQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DistanceQuery" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "from"},parentSchema:schemaDistanceQuery,data});
errors++;
}
if(data.to === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "to"},parentSchema:schemaDistanceQuery,data});
errors++;
}
if(data.from !== undefined){
let data0 = data.from;
if(typeof data0 === "string"){
if(lengthOf(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"minLength",params:{limit: 1},parentSchema:schemaDistanceQuery.properties.from,data:data0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"type",params:{type: "string"},parentSchema:schemaDistanceQuery.properties.from,data:data0});
errors++;
}
}
if(data.to !== undefined){
let data1 = data.to;
if(typeof data1 === "string"){
if(lengthOf(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/to",keyword:"minLength",params:{limit: 1},parentSchema:schemaDistanceQuery.properties.to,data:data1});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/to",keyword:"type",params:{type: "string"},parentSchema:schemaDistanceQuery.properties.to,data:data1});
errors++;
}
}
if(data.unit !== undefined){
let data2 = data.unit;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/unit",keyword:"type",params:{type: "string"},parentSchema:schemaDistanceQuery.properties.unit,data:data2});
errors++;
}
if(!((data2 === "nm") || (data2 === "km"))){
(vErrors ??= []).push({instancePath:instancePath+"/unit",keyword:"enum",params:{allowedValues: schemaDistanceQuery.properties.unit.enum},parentSchema:schemaDistanceQuery.properties.unit,data:data2});
errors++;
}
}
if(data.format !== undefined){
let data3 = data.format;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/format",keyword:"type",params:{type: "string"},parentSchema:schemaDistanceQuery.properties.format,data:data3});
errors++;
}
if(!((data3 === "json") || (data3 === "text"))){
(vErrors ??= []).push({instancePath:instancePath+"/format",keyword:"enum",params:{allowedValues: schemaDistanceQuery.properties.format.enum},parentSchema:schemaDistanceQuery.properties.format,data:data3});
errors++;
}
}
if(data.avoid !== undefined){
let data4 = data.avoid;
if(Array.isArray(data4)){
if(data4.length > 40){
(vErrors ??= []).push({instancePath:instancePath+"/avoid",keyword:"maxItems",params:{limit: 40},parentSchema:schemaDistanceQuery.properties.avoid,data:data4});
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0 && errors<10000; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/avoid/" + i0,keyword:"type",params:{type: "string"},parentSchema:schemaDistanceQuery.properties.avoid.items,data:data5});
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((((data5 === "suez") || (data5 === "panama")) || (data5 === "gibraltar")) || (data5 === "malacca")) || (data5 === "dover")) || (data5 === "bering")) || (data5 === "magellan")) || (data5 === "babelmandeb")) || (data5 === "kiel")) || (data5 === "corinth")) || (data5 === "northwest")) || (data5 === "northeast")) || (data5 === "bosporus")) || (data5 === "dardanelles")) || (data5 === "st-lawrence-seaway")) || (data5 === "oresund")) || (data5 === "great-belt")) || (data5 === "hormuz")) || (data5 === "sunda")) || (data5 === "lombok")) || (data5 === "belle-isle")) || (data5 === "canso")) || (data5 === "johnstone")) || (data5 === "serpents-mouth")) || (data5 === "china-strait")) || (data5 === "kalmarsund")) || (data5 === "nevelskoy")) || (data5 === "hainan")) || (data5 === "torres")) || (data5 === "chesapeake-delaware")) || (data5 === "cape-cod")) || (data5 === "inside-schemes")) || (data5 === "east-river")) || (data5 === "san-juanico")) || (data5 === "strelasund")) || (data5 === "volga-don")) || (data5 === "harris")) || (data5 === "gronsund")) || (data5 === "fehmarnsund")) || (data5 === "kyle-rhea")) || (data5 === "nagashima")) || (data5 === "pasman")) || (data5 === "middle-channel")) || (data5 === "seca")) || (data5 === "piracy"))){
(vErrors ??= []).push({instancePath:instancePath+"/avoid/" + i0,keyword:"enum",params:{allowedValues: schemaDistanceQuery.properties.avoid.items.enum},parentSchema:schemaDistanceQuery.properties.avoid.items,data:data5});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/avoid",keyword:"type",params:{type: "array"},parentSchema:schemaDistanceQuery.properties.avoid,data:data4});
errors++;
}
}
if(data.allow !== undefined){
let data6 = data.allow;
if(Array.isArray(data6)){
if(data6.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/allow",keyword:"maxItems",params:{limit: 20},parentSchema:schemaDistanceQuery.properties.allow,data:data6});
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1 && errors<10000; i1++){
let data7 = data6[i1];
if(typeof data7 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/allow/" + i1,keyword:"type",params:{type: "string"},parentSchema:schemaDistanceQuery.properties.allow.items,data:data7});
errors++;
}
if(!(((((((((((((((((((((((((data7 === "corinth") || (data7 === "northwest")) || (data7 === "northeast")) || (data7 === "belle-isle")) || (data7 === "canso")) || (data7 === "johnstone")) || (data7 === "serpents-mouth")) || (data7 === "china-strait")) || (data7 === "kalmarsund")) || (data7 === "nevelskoy")) || (data7 === "hainan")) || (data7 === "chesapeake-delaware")) || (data7 === "cape-cod")) || (data7 === "inside-schemes")) || (data7 === "east-river")) || (data7 === "san-juanico")) || (data7 === "strelasund")) || (data7 === "volga-don")) || (data7 === "harris")) || (data7 === "gronsund")) || (data7 === "fehmarnsund")) || (data7 === "kyle-rhea")) || (data7 === "nagashima")) || (data7 === "pasman")) || (data7 === "middle-channel"))){
(vErrors ??= []).push({instancePath:instancePath+"/allow/" + i1,keyword:"enum",params:{allowedValues: schemaDistanceQuery.properties.allow.items.enum},parentSchema:schemaDistanceQuery.properties.allow.items,data:data7});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/allow",keyword:"type",params:{type: "array"},parentSchema:schemaDistanceQuery.properties.allow,data:data6});
errors++;
}
}
if(data.resolution_km !== undefined){
let data8 = data.resolution_km;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/resolution_km",keyword:"type",params:{type: "integer"},parentSchema:schemaDistanceQuery.properties.resolution_km,data:data8});
errors++;
}
if(!(((((data8 === 5) || (data8 === 10)) || (data8 === 20)) || (data8 === 50)) || (data8 === 100))){
(vErrors ??= []).push({instancePath:instancePath+"/resolution_km",keyword:"enum",params:{allowedValues: schemaDistanceQuery.properties.resolution_km.enum},parentSchema:schemaDistanceQuery.properties.resolution_km,data:data8});
errors++;
}
}
if(data.key !== undefined){
let data9 = data.key;
if(typeof data9 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"type",params:{type: "string"},parentSchema:schemaDistanceQuery.properties.key,data:data9});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaDistanceQuery,data});
errors++;
}
validateDistanceQuery.errors = vErrors;
return errors === 0;
}

const schemaChainRequest = ChainRequestBody;
const schemaEmissionsCargo = ChainRequestBody.properties.cargo;

function validateEmissionsCargo(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EmissionsCargo" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.teu !== undefined){
let data0 = data.teu;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/teu",keyword:"maximum",params:{comparison: "<=", limit: 100000},parentSchema:schemaEmissionsCargo.properties.teu,data:data0});
errors++;
}
if(data0 <= 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/teu",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaEmissionsCargo.properties.teu,data:data0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/teu",keyword:"type",params:{type: "number"},parentSchema:schemaEmissionsCargo.properties.teu,data:data0});
errors++;
}
}
if(data.containers !== undefined){
let data1 = data.containers;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/containers",keyword:"type",params:{type: "integer"},parentSchema:schemaEmissionsCargo.properties.containers,data:data1});
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 50000 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/containers",keyword:"maximum",params:{comparison: "<=", limit: 50000},parentSchema:schemaEmissionsCargo.properties.containers,data:data1});
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/containers",keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schemaEmissionsCargo.properties.containers,data:data1});
errors++;
}
}
}
if(data.mass_tonnes !== undefined){
let data2 = data.mass_tonnes;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 10000000 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/mass_tonnes",keyword:"maximum",params:{comparison: "<=", limit: 10000000},parentSchema:schemaEmissionsCargo.properties.mass_tonnes,data:data2});
errors++;
}
if(data2 <= 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/mass_tonnes",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaEmissionsCargo.properties.mass_tonnes,data:data2});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/mass_tonnes",keyword:"type",params:{type: "number"},parentSchema:schemaEmissionsCargo.properties.mass_tonnes,data:data2});
errors++;
}
}
if(data.foot_passengers !== undefined){
let data3 = data.foot_passengers;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/foot_passengers",keyword:"type",params:{type: "integer"},parentSchema:schemaEmissionsCargo.properties.foot_passengers,data:data3});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100000 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/foot_passengers",keyword:"maximum",params:{comparison: "<=", limit: 100000},parentSchema:schemaEmissionsCargo.properties.foot_passengers,data:data3});
errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/foot_passengers",keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schemaEmissionsCargo.properties.foot_passengers,data:data3});
errors++;
}
}
}
if(data.car_passengers !== undefined){
let data4 = data.car_passengers;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/car_passengers",keyword:"type",params:{type: "integer"},parentSchema:schemaEmissionsCargo.properties.car_passengers,data:data4});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100000 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/car_passengers",keyword:"maximum",params:{comparison: "<=", limit: 100000},parentSchema:schemaEmissionsCargo.properties.car_passengers,data:data4});
errors++;
}
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/car_passengers",keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schemaEmissionsCargo.properties.car_passengers,data:data4});
errors++;
}
}
}
if(data.container_type !== undefined){
let data5 = data.container_type;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/container_type",keyword:"type",params:{type: "string"},parentSchema:schemaEmissionsCargo.properties.container_type,data:data5});
errors++;
}
}
if(data.reefer !== undefined){
let data6 = data.reefer;
if(typeof data6 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/reefer",keyword:"type",params:{type: "boolean"},parentSchema:schemaEmissionsCargo.properties.reefer,data:data6});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaEmissionsCargo,data});
errors++;
}
validateEmissionsCargo.errors = vErrors;
return errors === 0;
}

const schemaEmissionsFramework = ChainRequestBody.properties.framework;

function validateEmissionsFramework(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EmissionsFramework" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},parentSchema:schemaEmissionsFramework.properties.name,data:data0});
errors++;
}
}
if(data.version !== undefined){
let data1 = data.version;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"type",params:{type: "string"},parentSchema:schemaEmissionsFramework.properties.version,data:data1});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaEmissionsFramework,data});
errors++;
}
validateEmissionsFramework.errors = vErrors;
return errors === 0;
}

const schemaChainSeaLeg = ChainRequestBody.properties.elements.items.anyOf[0];
const schemaEmissionsRoute = ChainRequestBody.properties.elements.items.anyOf[0].properties.route;
const schemaEmissionsPlace = ChainRequestBody.properties.elements.items.anyOf[0].properties.route.properties.origin;

function validateEmissionsPlace(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EmissionsPlace" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data) && (data.coordinates !== undefined && !(data.lat !== undefined) && !(data.lon !== undefined) ? 1 : 0) + (data.port_id !== undefined && !(data.lat !== undefined) && !(data.lon !== undefined) ? 1 : 0) + (data.unlocode !== undefined && !(data.coordinates !== undefined) && !(data.port_id !== undefined) && !(data.name !== undefined) && !(data.country !== undefined) && !(data.lat !== undefined) && !(data.lon !== undefined) ? 1 : 0) + (data.name !== undefined && !(data.coordinates !== undefined) && !(data.port_id !== undefined) && !(data.unlocode !== undefined) && !(data.lat !== undefined) && !(data.lon !== undefined) ? 1 : 0) + (data.lat !== undefined && data.lon !== undefined && !(data.coordinates !== undefined) && !(data.port_id !== undefined) && !(data.unlocode !== undefined) && !(data.name !== undefined) && !(data.country !== undefined) ? 1 : 0) !== 1){
(vErrors ??= []).push({instancePath,keyword:"forms",params:{},parentSchema:schemaEmissionsPlace,data});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.coordinates !== undefined){
let data0 = data.coordinates;
if(Array.isArray(data0)){
if(data0.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates",keyword:"minItems",params:{limit: 2},parentSchema:schemaEmissionsPlace.properties.coordinates,data:data0});
errors++;
}
const len0 = data0.length;
if(!(len0 <= 2)){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates",keyword:"additionalItems",params:{limit: 2},parentSchema:schemaEmissionsPlace.properties.coordinates,data:data0});
errors++;
}
const len1 = data0.length;
if(len1 > 0){
let data1 = data0[0];
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 180 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/0",keyword:"maximum",params:{comparison: "<=", limit: 180},parentSchema:schemaEmissionsPlace.properties.coordinates.items[0],data:data1});
errors++;
}
if(data1 < -180 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/0",keyword:"minimum",params:{comparison: ">=", limit: -180},parentSchema:schemaEmissionsPlace.properties.coordinates.items[0],data:data1});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/0",keyword:"type",params:{type: "number"},parentSchema:schemaEmissionsPlace.properties.coordinates.items[0],data:data1});
errors++;
}
}
if(len1 > 1){
let data2 = data0[1];
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 90 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/1",keyword:"maximum",params:{comparison: "<=", limit: 90},parentSchema:schemaEmissionsPlace.properties.coordinates.items[1],data:data2});
errors++;
}
if(data2 < -90 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/1",keyword:"minimum",params:{comparison: ">=", limit: -90},parentSchema:schemaEmissionsPlace.properties.coordinates.items[1],data:data2});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/1",keyword:"type",params:{type: "number"},parentSchema:schemaEmissionsPlace.properties.coordinates.items[1],data:data2});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coordinates",keyword:"type",params:{type: "array"},parentSchema:schemaEmissionsPlace.properties.coordinates,data:data0});
errors++;
}
}
if(data.port_id !== undefined){
let data3 = data.port_id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/port_id",keyword:"type",params:{type: "integer"},parentSchema:schemaEmissionsPlace.properties.port_id,data:data3});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/port_id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},parentSchema:schemaEmissionsPlace.properties.port_id,data:data3});
errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/port_id",keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schemaEmissionsPlace.properties.port_id,data:data3});
errors++;
}
}
}
if(data.unlocode !== undefined){
let data4 = data.unlocode;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/unlocode",keyword:"type",params:{type: "string"},parentSchema:schemaEmissionsPlace.properties.unlocode,data:data4});
errors++;
}
}
if(data.name !== undefined){
let data5 = data.name;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},parentSchema:schemaEmissionsPlace.properties.name,data:data5});
errors++;
}
}
if(data.country !== undefined){
let data6 = data.country;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/country",keyword:"type",params:{type: "string"},parentSchema:schemaEmissionsPlace.properties.country,data:data6});
errors++;
}
}
if(data.lat !== undefined){
let data7 = data.lat;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 90 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/lat",keyword:"maximum",params:{comparison: "<=", limit: 90},parentSchema:schemaEmissionsPlace.properties.lat,data:data7});
errors++;
}
if(data7 < -90 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/lat",keyword:"minimum",params:{comparison: ">=", limit: -90},parentSchema:schemaEmissionsPlace.properties.lat,data:data7});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lat",keyword:"type",params:{type: "number"},parentSchema:schemaEmissionsPlace.properties.lat,data:data7});
errors++;
}
}
if(data.lon !== undefined){
let data8 = data.lon;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 180 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/lon",keyword:"maximum",params:{comparison: "<=", limit: 180},parentSchema:schemaEmissionsPlace.properties.lon,data:data8});
errors++;
}
if(data8 < -180 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/lon",keyword:"minimum",params:{comparison: ">=", limit: -180},parentSchema:schemaEmissionsPlace.properties.lon,data:data8});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lon",keyword:"type",params:{type: "number"},parentSchema:schemaEmissionsPlace.properties.lon,data:data8});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaEmissionsPlace,data});
errors++;
}
validateEmissionsPlace.errors = vErrors;
return errors === 0;
}

const schemaAvoidArea = ChainRequestBody.properties.elements.items.anyOf[0].properties.route.properties.avoid_areas.items;

function validateAvoidArea(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AvoidArea" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data) && (data.type !== undefined && data.coordinates !== undefined && !(data.bbox !== undefined) ? 1 : 0) + (data.bbox !== undefined && !(data.type !== undefined) && !(data.coordinates !== undefined) ? 1 : 0) !== 1){
(vErrors ??= []).push({instancePath,keyword:"forms",params:{},parentSchema:schemaAvoidArea,data});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},parentSchema:schemaAvoidArea.properties.type,data:data0});
errors++;
}
if(!(data0 === "Polygon")){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schemaAvoidArea.properties.type.enum},parentSchema:schemaAvoidArea.properties.type,data:data0});
errors++;
}
}
if(data.coordinates !== undefined){
let data1 = data.coordinates;
if(Array.isArray(data1)){
if(data1.length > 166){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates",keyword:"maxItems",params:{limit: 166},parentSchema:schemaAvoidArea.properties.coordinates,data:data1});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0 && errors<10000; i0++){
let data2 = data1[i0];
if(Array.isArray(data2)){
if(data2.length > 501){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/" + i0,keyword:"maxItems",params:{limit: 501},parentSchema:schemaAvoidArea.properties.coordinates.items,data:data2});
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1 && errors<10000; i1++){
let data3 = data2[i1];
if(Array.isArray(data3)){
if(data3.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/" + i0+"/" + i1,keyword:"minItems",params:{limit: 2},parentSchema:schemaAvoidArea.properties.coordinates.items.items,data:data3});
errors++;
}
const len2 = data3.length;
if(!(len2 <= 2)){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/" + i0+"/" + i1,keyword:"additionalItems",params:{limit: 2},parentSchema:schemaAvoidArea.properties.coordinates.items.items,data:data3});
errors++;
}
const len3 = data3.length;
if(len3 > 0){
let data4 = data3[0];
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 360 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/" + i0+"/" + i1+"/0",keyword:"maximum",params:{comparison: "<=", limit: 360},parentSchema:schemaAvoidArea.properties.coordinates.items.items.items[0],data:data4});
errors++;
}
if(data4 < -360 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/" + i0+"/" + i1+"/0",keyword:"minimum",params:{comparison: ">=", limit: -360},parentSchema:schemaAvoidArea.properties.coordinates.items.items.items[0],data:data4});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/" + i0+"/" + i1+"/0",keyword:"type",params:{type: "number"},parentSchema:schemaAvoidArea.properties.coordinates.items.items.items[0],data:data4});
errors++;
}
}
if(len3 > 1){
let data5 = data3[1];
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 90 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/" + i0+"/" + i1+"/1",keyword:"maximum",params:{comparison: "<=", limit: 90},parentSchema:schemaAvoidArea.properties.coordinates.items.items.items[1],data:data5});
errors++;
}
if(data5 < -90 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/" + i0+"/" + i1+"/1",keyword:"minimum",params:{comparison: ">=", limit: -90},parentSchema:schemaAvoidArea.properties.coordinates.items.items.items[1],data:data5});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/" + i0+"/" + i1+"/1",keyword:"type",params:{type: "number"},parentSchema:schemaAvoidArea.properties.coordinates.items.items.items[1],data:data5});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/" + i0+"/" + i1,keyword:"type",params:{type: "array"},parentSchema:schemaAvoidArea.properties.coordinates.items.items,data:data3});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/" + i0,keyword:"type",params:{type: "array"},parentSchema:schemaAvoidArea.properties.coordinates.items,data:data2});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coordinates",keyword:"type",params:{type: "array"},parentSchema:schemaAvoidArea.properties.coordinates,data:data1});
errors++;
}
}
if(data.bbox !== undefined){
let data6 = data.bbox;
if(Array.isArray(data6)){
if(data6.length > 4){
(vErrors ??= []).push({instancePath:instancePath+"/bbox",keyword:"maxItems",params:{limit: 4},parentSchema:schemaAvoidArea.properties.bbox,data:data6});
errors++;
}
if(data6.length < 4){
(vErrors ??= []).push({instancePath:instancePath+"/bbox",keyword:"minItems",params:{limit: 4},parentSchema:schemaAvoidArea.properties.bbox,data:data6});
errors++;
}
const len4 = data6.length;
for(let i2=0; i2<len4 && errors<10000; i2++){
let data7 = data6[i2];
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 360 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/bbox/" + i2,keyword:"maximum",params:{comparison: "<=", limit: 360},parentSchema:schemaAvoidArea.properties.bbox.items,data:data7});
errors++;
}
if(data7 < -360 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/bbox/" + i2,keyword:"minimum",params:{comparison: ">=", limit: -360},parentSchema:schemaAvoidArea.properties.bbox.items,data:data7});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/bbox/" + i2,keyword:"type",params:{type: "number"},parentSchema:schemaAvoidArea.properties.bbox.items,data:data7});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/bbox",keyword:"type",params:{type: "array"},parentSchema:schemaAvoidArea.properties.bbox,data:data6});
errors++;
}
}
if(data.mode !== undefined){
let data8 = data.mode;
if(typeof data8 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/mode",keyword:"type",params:{type: "string"},parentSchema:schemaAvoidArea.properties.mode,data:data8});
errors++;
}
if(!((data8 === "forbid") || (data8 === "penalise"))){
(vErrors ??= []).push({instancePath:instancePath+"/mode",keyword:"enum",params:{allowedValues: schemaAvoidArea.properties.mode.enum},parentSchema:schemaAvoidArea.properties.mode,data:data8});
errors++;
}
}
if(data.name !== undefined){
let data9 = data.name;
if(typeof data9 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},parentSchema:schemaAvoidArea.properties.name,data:data9});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaAvoidArea,data});
errors++;
}
validateAvoidArea.errors = vErrors;
return errors === 0;
}

const schemaChannel = ChainRequestBody.properties.elements.items.anyOf[0].properties.route.properties.channels.items;

function validateChannel(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Channel" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.coordinates === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "coordinates"},parentSchema:schemaChannel,data});
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},parentSchema:schemaChannel.properties.type,data:data0});
errors++;
}
if(!(data0 === "LineString")){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schemaChannel.properties.type.enum},parentSchema:schemaChannel.properties.type,data:data0});
errors++;
}
}
if(data.coordinates !== undefined){
let data1 = data.coordinates;
if(Array.isArray(data1)){
if(data1.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates",keyword:"maxItems",params:{limit: 500},parentSchema:schemaChannel.properties.coordinates,data:data1});
errors++;
}
if(data1.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates",keyword:"minItems",params:{limit: 2},parentSchema:schemaChannel.properties.coordinates,data:data1});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0 && errors<10000; i0++){
let data2 = data1[i0];
if(Array.isArray(data2)){
if(data2.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/" + i0,keyword:"minItems",params:{limit: 2},parentSchema:schemaChannel.properties.coordinates.items,data:data2});
errors++;
}
const len1 = data2.length;
if(!(len1 <= 2)){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/" + i0,keyword:"additionalItems",params:{limit: 2},parentSchema:schemaChannel.properties.coordinates.items,data:data2});
errors++;
}
const len2 = data2.length;
if(len2 > 0){
let data3 = data2[0];
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 360 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/" + i0+"/0",keyword:"maximum",params:{comparison: "<=", limit: 360},parentSchema:schemaChannel.properties.coordinates.items.items[0],data:data3});
errors++;
}
if(data3 < -360 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/" + i0+"/0",keyword:"minimum",params:{comparison: ">=", limit: -360},parentSchema:schemaChannel.properties.coordinates.items.items[0],data:data3});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/" + i0+"/0",keyword:"type",params:{type: "number"},parentSchema:schemaChannel.properties.coordinates.items.items[0],data:data3});
errors++;
}
}
if(len2 > 1){
let data4 = data2[1];
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 90 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/" + i0+"/1",keyword:"maximum",params:{comparison: "<=", limit: 90},parentSchema:schemaChannel.properties.coordinates.items.items[1],data:data4});
errors++;
}
if(data4 < -90 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/" + i0+"/1",keyword:"minimum",params:{comparison: ">=", limit: -90},parentSchema:schemaChannel.properties.coordinates.items.items[1],data:data4});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/" + i0+"/1",keyword:"type",params:{type: "number"},parentSchema:schemaChannel.properties.coordinates.items.items[1],data:data4});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/" + i0,keyword:"type",params:{type: "array"},parentSchema:schemaChannel.properties.coordinates.items,data:data2});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coordinates",keyword:"type",params:{type: "array"},parentSchema:schemaChannel.properties.coordinates,data:data1});
errors++;
}
}
if(data.name !== undefined){
let data5 = data.name;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},parentSchema:schemaChannel.properties.name,data:data5});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaChannel,data});
errors++;
}
validateChannel.errors = vErrors;
return errors === 0;
}


function validateEmissionsRoute(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EmissionsRoute" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data) && (data.origin !== undefined && data.destination !== undefined && !(data.distance_km !== undefined) ? 1 : 0) + (data.distance_km !== undefined && data.distance_type !== undefined ? 1 : 0) !== 1){
(vErrors ??= []).push({instancePath,keyword:"forms",params:{},parentSchema:schemaEmissionsRoute,data});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.origin !== undefined){
if(!(validateEmissionsPlace(data.origin, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData}))){
vErrors = join(vErrors, validateEmissionsPlace.errors);
errors = vErrors.length;
}
}
if(data.destination !== undefined){
if(!(validateEmissionsPlace(data.destination, {instancePath:instancePath+"/destination",parentData:data,parentDataProperty:"destination",rootData}))){
vErrors = join(vErrors, validateEmissionsPlace.errors);
errors = vErrors.length;
}
}
if(data.accept_suggestions !== undefined){
let data2 = data.accept_suggestions;
if(typeof data2 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/accept_suggestions",keyword:"type",params:{type: "boolean"},parentSchema:schemaEmissionsRoute.properties.accept_suggestions,data:data2});
errors++;
}
}
if(data.suez !== undefined){
let data3 = data.suez;
if(typeof data3 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/suez",keyword:"type",params:{type: "boolean"},parentSchema:schemaEmissionsRoute.properties.suez,data:data3});
errors++;
}
}
if(data.panama !== undefined){
let data4 = data.panama;
if(typeof data4 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/panama",keyword:"type",params:{type: "boolean"},parentSchema:schemaEmissionsRoute.properties.panama,data:data4});
errors++;
}
}
if(data.gibraltar !== undefined){
let data5 = data.gibraltar;
if(typeof data5 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/gibraltar",keyword:"type",params:{type: "boolean"},parentSchema:schemaEmissionsRoute.properties.gibraltar,data:data5});
errors++;
}
}
if(data.kiel !== undefined){
let data6 = data.kiel;
if(typeof data6 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/kiel",keyword:"type",params:{type: "boolean"},parentSchema:schemaEmissionsRoute.properties.kiel,data:data6});
errors++;
}
}
if(data.avoid !== undefined){
let data7 = data.avoid;
if(Array.isArray(data7)){
if(data7.length > 40){
(vErrors ??= []).push({instancePath:instancePath+"/avoid",keyword:"maxItems",params:{limit: 40},parentSchema:schemaEmissionsRoute.properties.avoid,data:data7});
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0 && errors<10000; i0++){
let data8 = data7[i0];
if(typeof data8 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/avoid/" + i0,keyword:"type",params:{type: "string"},parentSchema:schemaEmissionsRoute.properties.avoid.items,data:data8});
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((((data8 === "suez") || (data8 === "panama")) || (data8 === "gibraltar")) || (data8 === "malacca")) || (data8 === "dover")) || (data8 === "bering")) || (data8 === "magellan")) || (data8 === "babelmandeb")) || (data8 === "kiel")) || (data8 === "corinth")) || (data8 === "northwest")) || (data8 === "northeast")) || (data8 === "bosporus")) || (data8 === "dardanelles")) || (data8 === "st-lawrence-seaway")) || (data8 === "oresund")) || (data8 === "great-belt")) || (data8 === "hormuz")) || (data8 === "sunda")) || (data8 === "lombok")) || (data8 === "belle-isle")) || (data8 === "canso")) || (data8 === "johnstone")) || (data8 === "serpents-mouth")) || (data8 === "china-strait")) || (data8 === "kalmarsund")) || (data8 === "nevelskoy")) || (data8 === "hainan")) || (data8 === "torres")) || (data8 === "chesapeake-delaware")) || (data8 === "cape-cod")) || (data8 === "inside-schemes")) || (data8 === "east-river")) || (data8 === "san-juanico")) || (data8 === "strelasund")) || (data8 === "volga-don")) || (data8 === "harris")) || (data8 === "gronsund")) || (data8 === "fehmarnsund")) || (data8 === "kyle-rhea")) || (data8 === "nagashima")) || (data8 === "pasman")) || (data8 === "middle-channel")) || (data8 === "seca")) || (data8 === "piracy"))){
(vErrors ??= []).push({instancePath:instancePath+"/avoid/" + i0,keyword:"enum",params:{allowedValues: schemaEmissionsRoute.properties.avoid.items.enum},parentSchema:schemaEmissionsRoute.properties.avoid.items,data:data8});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/avoid",keyword:"type",params:{type: "array"},parentSchema:schemaEmissionsRoute.properties.avoid,data:data7});
errors++;
}
}
if(data.allow !== undefined){
let data9 = data.allow;
if(Array.isArray(data9)){
if(data9.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/allow",keyword:"maxItems",params:{limit: 20},parentSchema:schemaEmissionsRoute.properties.allow,data:data9});
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1 && errors<10000; i1++){
let data10 = data9[i1];
if(typeof data10 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/allow/" + i1,keyword:"type",params:{type: "string"},parentSchema:schemaEmissionsRoute.properties.allow.items,data:data10});
errors++;
}
if(!(((((((((((((((((((((((((data10 === "corinth") || (data10 === "northwest")) || (data10 === "northeast")) || (data10 === "belle-isle")) || (data10 === "canso")) || (data10 === "johnstone")) || (data10 === "serpents-mouth")) || (data10 === "china-strait")) || (data10 === "kalmarsund")) || (data10 === "nevelskoy")) || (data10 === "hainan")) || (data10 === "chesapeake-delaware")) || (data10 === "cape-cod")) || (data10 === "inside-schemes")) || (data10 === "east-river")) || (data10 === "san-juanico")) || (data10 === "strelasund")) || (data10 === "volga-don")) || (data10 === "harris")) || (data10 === "gronsund")) || (data10 === "fehmarnsund")) || (data10 === "kyle-rhea")) || (data10 === "nagashima")) || (data10 === "pasman")) || (data10 === "middle-channel"))){
(vErrors ??= []).push({instancePath:instancePath+"/allow/" + i1,keyword:"enum",params:{allowedValues: schemaEmissionsRoute.properties.allow.items.enum},parentSchema:schemaEmissionsRoute.properties.allow.items,data:data10});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/allow",keyword:"type",params:{type: "array"},parentSchema:schemaEmissionsRoute.properties.allow,data:data9});
errors++;
}
}
if(data.avoid_areas !== undefined){
let data11 = data.avoid_areas;
if(Array.isArray(data11)){
if(data11.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/avoid_areas",keyword:"maxItems",params:{limit: 20},parentSchema:schemaEmissionsRoute.properties.avoid_areas,data:data11});
errors++;
}
const len2 = data11.length;
for(let i2=0; i2<len2 && errors<10000; i2++){
if(!(validateAvoidArea(data11[i2], {instancePath:instancePath+"/avoid_areas/" + i2,parentData:data11,parentDataProperty:i2,rootData}))){
vErrors = join(vErrors, validateAvoidArea.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/avoid_areas",keyword:"type",params:{type: "array"},parentSchema:schemaEmissionsRoute.properties.avoid_areas,data:data11});
errors++;
}
}
if(data.channels !== undefined){
let data13 = data.channels;
if(Array.isArray(data13)){
if(data13.length > 5){
(vErrors ??= []).push({instancePath:instancePath+"/channels",keyword:"maxItems",params:{limit: 5},parentSchema:schemaEmissionsRoute.properties.channels,data:data13});
errors++;
}
const len3 = data13.length;
for(let i3=0; i3<len3 && errors<10000; i3++){
if(!(validateChannel(data13[i3], {instancePath:instancePath+"/channels/" + i3,parentData:data13,parentDataProperty:i3,rootData}))){
vErrors = join(vErrors, validateChannel.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/channels",keyword:"type",params:{type: "array"},parentSchema:schemaEmissionsRoute.properties.channels,data:data13});
errors++;
}
}
if(data.resolution_km !== undefined){
let data15 = data.resolution_km;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
(vErrors ??= []).push({instancePath:instancePath+"/resolution_km",keyword:"type",params:{type: "integer"},parentSchema:schemaEmissionsRoute.properties.resolution_km,data:data15});
errors++;
}
if(!(((((data15 === 5) || (data15 === 10)) || (data15 === 20)) || (data15 === 50)) || (data15 === 100))){
(vErrors ??= []).push({instancePath:instancePath+"/resolution_km",keyword:"enum",params:{allowedValues: schemaEmissionsRoute.properties.resolution_km.enum},parentSchema:schemaEmissionsRoute.properties.resolution_km,data:data15});
errors++;
}
}
if(data.depart_at !== undefined){
let data16 = data.depart_at;
if(typeof data16 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/depart_at",keyword:"type",params:{type: "string"},parentSchema:schemaEmissionsRoute.properties.depart_at,data:data16});
errors++;
}
}
if(data.trade_lane !== undefined){
let data17 = data.trade_lane;
if(typeof data17 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/trade_lane",keyword:"type",params:{type: "string"},parentSchema:schemaEmissionsRoute.properties.trade_lane,data:data17});
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((data17 === "panama_trade") || (data17 === "transatlantic")) || (data17 === "transsuez")) || (data17 === "transpacific")) || (data17 === "africa_middle_east")) || (data17 === "africa_oceania")) || (data17 === "asia_africa")) || (data17 === "asia_mediterranean")) || (data17 === "asia_middle_east")) || (data17 === "asia_north_america_east")) || (data17 === "asia_north_america_west")) || (data17 === "asia_north_europe")) || (data17 === "asia_oceania")) || (data17 === "asia_south_america")) || (data17 === "europe_africa")) || (data17 === "europe_south_america")) || (data17 === "europe_middle_east")) || (data17 === "europe_oceania")) || (data17 === "mediterranean_north_america_east")) || (data17 === "mediterranean_north_america_west")) || (data17 === "north_america_africa")) || (data17 === "north_america_oceania")) || (data17 === "north_america_south_america")) || (data17 === "north_america_middle_east")) || (data17 === "north_europe_north_america_east")) || (data17 === "north_europe_north_america_west")) || (data17 === "south_america_africa")) || (data17 === "intra_africa")) || (data17 === "intra_north_america")) || (data17 === "intra_south_america")) || (data17 === "intra_middle_east")) || (data17 === "intra_mediterranean")) || (data17 === "intra_north_europe")) || (data17 === "intra_ne_asia")) || (data17 === "intra_se_asia")) || (data17 === "se_asia_ne_asia")) || (data17 === "north_europe_mediterranean")) || (data17 === "other"))){
(vErrors ??= []).push({instancePath:instancePath+"/trade_lane",keyword:"enum",params:{allowedValues: schemaEmissionsRoute.properties.trade_lane.enum},parentSchema:schemaEmissionsRoute.properties.trade_lane,data:data17});
errors++;
}
}
if(data.distance_km !== undefined){
let data18 = data.distance_km;
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 1000000 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/distance_km",keyword:"maximum",params:{comparison: "<=", limit: 1000000},parentSchema:schemaEmissionsRoute.properties.distance_km,data:data18});
errors++;
}
if(data18 < 0 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/distance_km",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaEmissionsRoute.properties.distance_km,data:data18});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/distance_km",keyword:"type",params:{type: "number"},parentSchema:schemaEmissionsRoute.properties.distance_km,data:data18});
errors++;
}
}
if(data.distance_type !== undefined){
let data19 = data.distance_type;
if(typeof data19 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/distance_type",keyword:"type",params:{type: "string"},parentSchema:schemaEmissionsRoute.properties.distance_type,data:data19});
errors++;
}
if(!((data19 === "sfd") || (data19 === "actual"))){
(vErrors ??= []).push({instancePath:instancePath+"/distance_type",keyword:"enum",params:{allowedValues: schemaEmissionsRoute.properties.distance_type.enum},parentSchema:schemaEmissionsRoute.properties.distance_type,data:data19});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaEmissionsRoute,data});
errors++;
}
validateEmissionsRoute.errors = vErrors;
return errors === 0;
}

const schemaEmissionsVessel = ChainRequestBody.properties.elements.items.anyOf[0].properties.vessel;
const schemaVesselFuel = ChainRequestBody.properties.elements.items.anyOf[0].properties.vessel.properties.fuels.items;
const schemaFuelCertificate = ChainRequestBody.properties.elements.items.anyOf[0].properties.vessel.properties.fuels.items.properties.certificate;
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}$", "u");

function validateFuelCertificate(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FuelCertificate" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ghg_g_per_mj === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ghg_g_per_mj"},parentSchema:schemaFuelCertificate,data});
errors++;
}
if(data.ghg_g_per_mj !== undefined){
let data0 = data.ghg_g_per_mj;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 300 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/ghg_g_per_mj",keyword:"maximum",params:{comparison: "<=", limit: 300},parentSchema:schemaFuelCertificate.properties.ghg_g_per_mj,data:data0});
errors++;
}
if(data0 < -200 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/ghg_g_per_mj",keyword:"minimum",params:{comparison: ">=", limit: -200},parentSchema:schemaFuelCertificate.properties.ghg_g_per_mj,data:data0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ghg_g_per_mj",keyword:"type",params:{type: "number"},parentSchema:schemaFuelCertificate.properties.ghg_g_per_mj,data:data0});
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(lengthOf(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 200},parentSchema:schemaFuelCertificate.properties.id,data:data1});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},parentSchema:schemaFuelCertificate.properties.id,data:data1});
errors++;
}
}
if(data.scheme !== undefined){
let data2 = data.scheme;
if(typeof data2 === "string"){
if(lengthOf(data2) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/scheme",keyword:"maxLength",params:{limit: 200},parentSchema:schemaFuelCertificate.properties.scheme,data:data2});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/scheme",keyword:"type",params:{type: "string"},parentSchema:schemaFuelCertificate.properties.scheme,data:data2});
errors++;
}
}
if(data.plant_since !== undefined){
let data3 = data.plant_since;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/plant_since",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},parentSchema:schemaFuelCertificate.properties.plant_since,data:data3});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/plant_since",keyword:"type",params:{type: "string"},parentSchema:schemaFuelCertificate.properties.plant_since,data:data3});
errors++;
}
}
if(data.feedstock !== undefined){
let data4 = data.feedstock;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/feedstock",keyword:"type",params:{type: "string"},parentSchema:schemaFuelCertificate.properties.feedstock,data:data4});
errors++;
}
if(!((data4 === "food_or_feed_crop") || (data4 === "other"))){
(vErrors ??= []).push({instancePath:instancePath+"/feedstock",keyword:"enum",params:{allowedValues: schemaFuelCertificate.properties.feedstock.enum},parentSchema:schemaFuelCertificate.properties.feedstock,data:data4});
errors++;
}
}
if(data.lhv_mj_per_kg !== undefined){
let data5 = data.lhv_mj_per_kg;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 150 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/lhv_mj_per_kg",keyword:"maximum",params:{comparison: "<=", limit: 150},parentSchema:schemaFuelCertificate.properties.lhv_mj_per_kg,data:data5});
errors++;
}
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/lhv_mj_per_kg",keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schemaFuelCertificate.properties.lhv_mj_per_kg,data:data5});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lhv_mj_per_kg",keyword:"type",params:{type: "number"},parentSchema:schemaFuelCertificate.properties.lhv_mj_per_kg,data:data5});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaFuelCertificate,data});
errors++;
}
validateFuelCertificate.errors = vErrors;
return errors === 0;
}


function validateVesselFuel(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="VesselFuel" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},parentSchema:schemaVesselFuel,data});
errors++;
}
if(data.share === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "share"},parentSchema:schemaVesselFuel,data});
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},parentSchema:schemaVesselFuel.properties.type,data:data0});
errors++;
}
}
if(data.source !== undefined){
let data1 = data.source;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"type",params:{type: "string"},parentSchema:schemaVesselFuel.properties.source,data:data1});
errors++;
}
if(!(((data1 === "fossil") || (data1 === "biofuel")) || (data1 === "rfnbo"))){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"enum",params:{allowedValues: schemaVesselFuel.properties.source.enum},parentSchema:schemaVesselFuel.properties.source,data:data1});
errors++;
}
}
if(data.engine !== undefined){
let data2 = data.engine;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/engine",keyword:"type",params:{type: "string"},parentSchema:schemaVesselFuel.properties.engine,data:data2});
errors++;
}
if(!(((((data2 === "otto_medium_speed") || (data2 === "otto_slow_speed")) || (data2 === "diesel_slow_speed")) || (data2 === "lean_burn")) || (data2 === "fuel_cell"))){
(vErrors ??= []).push({instancePath:instancePath+"/engine",keyword:"enum",params:{allowedValues: schemaVesselFuel.properties.engine.enum},parentSchema:schemaVesselFuel.properties.engine,data:data2});
errors++;
}
}
if(data.certificate !== undefined){
if(!(validateFuelCertificate(data.certificate, {instancePath:instancePath+"/certificate",parentData:data,parentDataProperty:"certificate",rootData}))){
vErrors = join(vErrors, validateFuelCertificate.errors);
errors = vErrors.length;
}
}
if(data.iso8217_grade !== undefined){
let data4 = data.iso8217_grade;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/iso8217_grade",keyword:"type",params:{type: "string"},parentSchema:schemaVesselFuel.properties.iso8217_grade,data:data4});
errors++;
}
}
if(data.share !== undefined){
let data5 = data.share;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/share",keyword:"maximum",params:{comparison: "<=", limit: 1},parentSchema:schemaVesselFuel.properties.share,data:data5});
errors++;
}
if(data5 <= 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/share",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaVesselFuel.properties.share,data:data5});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/share",keyword:"type",params:{type: "number"},parentSchema:schemaVesselFuel.properties.share,data:data5});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaVesselFuel,data});
errors++;
}
validateVesselFuel.errors = vErrors;
return errors === 0;
}


function validateEmissionsVessel(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EmissionsVessel" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
let data0 = data.type;
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data0 === "container") || (data0 === "feeder_container")) || (data0 === "deep_sea_container")) || (data0 === "dry_bulk")) || (data0 === "tanker")) || (data0 === "general_cargo")) || (data0 === "ro_ro")) || (data0 === "vehicle_carrier")) || (data0 === "ferry")) || (data0 === "small_feeder")) || (data0 === "feeder")) || (data0 === "feedermax")) || (data0 === "sub_panamax")) || (data0 === "post_panamax_plus")) || (data0 === "vlcs")) || (data0 === "large_post_panamax")) || (data0 === "neo_panamax")) || (data0 === "new_panamax")) || (data0 === "ulcv")) || (data0 === "ulcs")) || (data0 === "megamax")) || (data0 === "handysize")) || (data0 === "handy_bulker")) || (data0 === "handymax")) || (data0 === "supramax")) || (data0 === "ultramax")) || (data0 === "kamsarmax")) || (data0 === "capesize")) || (data0 === "newcastlemax")) || (data0 === "babycape")) || (data0 === "mini_cape")) || (data0 === "cape")) || (data0 === "vloc")) || (data0 === "valemax")) || (data0 === "guaibamax")) || (data0 === "wozmax")) || (data0 === "mr")) || (data0 === "mr1")) || (data0 === "mr2")) || (data0 === "handy_tanker")) || (data0 === "lr1")) || (data0 === "lr2")) || (data0 === "aframax")) || (data0 === "suezmax")) || (data0 === "vlcc")) || (data0 === "ulcc")) || (data0 === "containership")) || (data0 === "containerschiff")) || (data0 === "portacontenedores")) || (data0 === "porte_conteneurs")) || (data0 === "portacontainer")) || (data0 === "container_ship")) || (data0 === "box_ship")) || (data0 === "bulk_carrier")) || (data0 === "bulk")) || (data0 === "ore_carrier")) || (data0 === "massengutfrachter")) || (data0 === "granelero")) || (data0 === "vraquier")) || (data0 === "oil_tanker")) || (data0 === "product_tanker")) || (data0 === "products_tanker")) || (data0 === "oil_products_tanker")) || (data0 === "crude_tanker")) || (data0 === "crude_oil_tanker")) || (data0 === "crude_oil_products_tanker")) || (data0 === "clean_tanker")) || (data0 === "dirty_tanker")) || (data0 === "tankschiff")) || (data0 === "oeltanker")) || (data0 === "petrolero")) || (data0 === "petrolier")) || (data0 === "bulker")) || (data0 === "chemical_tanker")) || (data0 === "oil_chemical_tanker")) || (data0 === "chemical_oil_tanker")) || (data0 === "chemical_products_tanker")) || (data0 === "chemical_oil_products_tanker")) || (data0 === "parcel_tanker")) || (data0 === "edible_oil_tanker")) || (data0 === "vegetable_oil_tanker")) || (data0 === "lng_carrier")) || (data0 === "lng_tanker")) || (data0 === "vlgc")) || (data0 === "very_large_gas_carrier")) || (data0 === "gas_carrier")) || (data0 === "lpg_carrier")) || (data0 === "lpg_tanker")) || (data0 === "lpgc")) || (data0 === "liquefied_gas")) || (data0 === "combination_gas")) || (data0 === "ethylene_carrier")) || (data0 === "ammonia_carrier")) || (data0 === "co2_carrier")) || (data0 === "reefer")) || (data0 === "reefer_ship")) || (data0 === "refrigerated_cargo")) || (data0 === "palletised_cargo")) || (data0 === "car_carrier")) || (data0 === "vehicles_carrier")) || (data0 === "pctc")) || (data0 === "pcc")) || (data0 === "car_truck_carrier")) || (data0 === "pure_car_carrier")) || (data0 === "pure_car_truck_carrier")) || (data0 === "pure_car_and_truck_carrier")) || (data0 === "ro_ro_cargo_ship_vehicle_carrier")) || (data0 === "roro")) || (data0 === "ro_ro_cargo")) || (data0 === "ropax")) || (data0 === "ro_pax")) || (data0 === "passenger_ro_ro")) || (data0 === "passenger_ro_ro_cargo")) || (data0 === "ro_ro_passenger")) || (data0 === "cruise")) || (data0 === "cruise_ship")) || (data0 === "cruise_liner")) || (data0 === "passenger_cruise")) || (data0 === "cruise_passenger")) || (data0 === "passenger_ship_cruise_passenger")) || (data0 === "multipurpose")) || (data0 === "mpp")) || (data0 === "heavy_lift")) || (data0 === "cargo_ship")) || (data0 === "dry_cargo")) || (data0 === "freighter")) || (data0 === "mpv")) || (data0 === "multi_purpose")) || (data0 === "breakbulk")) || (data0 === "break_bulk")) || (data0 === "tween_decker")) || (data0 === "tweendecker")) || (data0 === "project_cargo")) || (data0 === "stueckgutfrachter")) || (data0 === "handy")) || (data0 === "panamax_bulker")) || (data0 === "very_large_crude_carrier")) || (data0 === "medium_range")) || (data0 === "long_range_1")) || (data0 === "long_range_2")) || (data0 === "panamax_container")) || (data0 === "post_panamax_container")) || (data0 === "panamax_tanker")) || (data0 === "seawaymax")) || (data0 === "laker")) || (data0 === "great_lakes_bulk")) || (data0 === "chinamax")) || (data0 === "small_tanker")) || (data0 === "coastal_tanker")) || (data0 === "asphalt_tanker")) || (data0 === "bitumen_tanker")) || (data0 === "asphalt_bitumen_tanker")) || (data0 === "bunkering_tanker")) || (data0 === "bunker_tanker")) || (data0 === "lngc")) || (data0 === "q_flex")) || (data0 === "q_max")) || (data0 === "vlac")) || (data0 === "vlec")) || (data0 === "ethane_carrier")) || (data0 === "mgc")) || (data0 === "medium_gas_carrier")) || (data0 === "lctc")) || (data0 === "conro")) || (data0 === "container_ro_ro_cargo")) || (data0 === "ro_ro_container")) || (data0 === "combination_carrier")) || (data0 === "obo")) || (data0 === "ore_oil_carrier")) || (data0 === "bulk_oil_carrier")) || (data0 === "open_hatch")) || (data0 === "open_hatch_bulk")) || (data0 === "open_hatch_cargo")) || (data0 === "open_hatch_general_cargo")) || (data0 === "ohgc")) || (data0 === "woodchip_carrier")) || (data0 === "wood_chip_carrier")) || (data0 === "wood_chips_carrier")) || (data0 === "chip_carrier")) || (data0 === "cement_carrier")) || (data0 === "livestock_carrier")) || (data0 === "heavy_load")) || (data0 === "deck_cargo")) || (data0 === "semi_submersible")) || (data0 === "lgc")) || (data0 === "large_gas_carrier")) || (data0 === "small_lng")) || (data0 === "lng_bunkering_tanker")) || (data0 === "lng_bunker")) || (data0 === "shuttle_tanker")) || (data0 === "dunkirkmax")) || (data0 === "very_large_ore_carrier")) || (data0 === "vlbc")) || (data0 === "post_panamax_bulker")) || (data0 === "large_feeder")) || (data0 === "bangkokmax")) || (data0 === "vlcv")) || (data0 === "megamax_24")) || (data0 === "mgx_24")) || (data0 === "coaster")) || (data0 === "minibulker")) || (data0 === "short_sea")) || (data0 === "coastal")) || (data0 === "river_sea")) || (data0 === "shortsea"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schemaEmissionsVessel.properties.type.enum},parentSchema:schemaEmissionsVessel.properties.type,data:data0});
errors++;
}
if(!(typeof data0 === "string")){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},parentSchema:schemaEmissionsVessel.properties.type,data:data0});
errors++;
}
}
if(data.imo !== undefined){
let data1 = data.imo;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/imo",keyword:"type",params:{type: "integer"},parentSchema:schemaEmissionsVessel.properties.imo.anyOf[0],data:data1});
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/imo",keyword:"type",params:{type: "string"},parentSchema:schemaEmissionsVessel.properties.imo.anyOf[1],data:data1});
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/imo",keyword:"anyOf",params:{},parentSchema:schemaEmissionsVessel.properties.imo,data:data1});
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},parentSchema:schemaEmissionsVessel.properties.name,data:data2});
errors++;
}
}
if(data.capacity_teu !== undefined){
let data3 = data.capacity_teu;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100000 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/capacity_teu",keyword:"maximum",params:{comparison: "<=", limit: 100000},parentSchema:schemaEmissionsVessel.properties.capacity_teu,data:data3});
errors++;
}
if(data3 <= 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/capacity_teu",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaEmissionsVessel.properties.capacity_teu,data:data3});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/capacity_teu",keyword:"type",params:{type: "number"},parentSchema:schemaEmissionsVessel.properties.capacity_teu,data:data3});
errors++;
}
}
if(data.deadweight_tonnes !== undefined){
let data4 = data.deadweight_tonnes;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000000 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/deadweight_tonnes",keyword:"maximum",params:{comparison: "<=", limit: 1000000},parentSchema:schemaEmissionsVessel.properties.deadweight_tonnes,data:data4});
errors++;
}
if(data4 <= 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/deadweight_tonnes",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaEmissionsVessel.properties.deadweight_tonnes,data:data4});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/deadweight_tonnes",keyword:"type",params:{type: "number"},parentSchema:schemaEmissionsVessel.properties.deadweight_tonnes,data:data4});
errors++;
}
}
if(data.gross_tonnage !== undefined){
let data5 = data.gross_tonnage;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000000 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/gross_tonnage",keyword:"maximum",params:{comparison: "<=", limit: 1000000},parentSchema:schemaEmissionsVessel.properties.gross_tonnage,data:data5});
errors++;
}
if(data5 <= 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/gross_tonnage",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaEmissionsVessel.properties.gross_tonnage,data:data5});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/gross_tonnage",keyword:"type",params:{type: "number"},parentSchema:schemaEmissionsVessel.properties.gross_tonnage,data:data5});
errors++;
}
}
if(data.size_class !== undefined){
let data6 = data.size_class;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/size_class",keyword:"type",params:{type: "string"},parentSchema:schemaEmissionsVessel.properties.size_class,data:data6});
errors++;
}
}
if(data.capacity_lane_metres !== undefined){
let data7 = data.capacity_lane_metres;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 20000 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/capacity_lane_metres",keyword:"maximum",params:{comparison: "<=", limit: 20000},parentSchema:schemaEmissionsVessel.properties.capacity_lane_metres,data:data7});
errors++;
}
if(data7 <= 0 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/capacity_lane_metres",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaEmissionsVessel.properties.capacity_lane_metres,data:data7});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/capacity_lane_metres",keyword:"type",params:{type: "number"},parentSchema:schemaEmissionsVessel.properties.capacity_lane_metres,data:data7});
errors++;
}
}
if(data.capacity_ceu !== undefined){
let data8 = data.capacity_ceu;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 20000 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/capacity_ceu",keyword:"maximum",params:{comparison: "<=", limit: 20000},parentSchema:schemaEmissionsVessel.properties.capacity_ceu,data:data8});
errors++;
}
if(data8 <= 0 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/capacity_ceu",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaEmissionsVessel.properties.capacity_ceu,data:data8});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/capacity_ceu",keyword:"type",params:{type: "number"},parentSchema:schemaEmissionsVessel.properties.capacity_ceu,data:data8});
errors++;
}
}
if(data.speed_kn !== undefined){
let data9 = data.speed_kn;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 60 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/speed_kn",keyword:"maximum",params:{comparison: "<=", limit: 60},parentSchema:schemaEmissionsVessel.properties.speed_kn,data:data9});
errors++;
}
if(data9 < 0.5 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/speed_kn",keyword:"minimum",params:{comparison: ">=", limit: 0.5},parentSchema:schemaEmissionsVessel.properties.speed_kn,data:data9});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/speed_kn",keyword:"type",params:{type: "number"},parentSchema:schemaEmissionsVessel.properties.speed_kn,data:data9});
errors++;
}
}
if(data.cargo_on_board_teu !== undefined){
let data10 = data.cargo_on_board_teu;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 100000 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/cargo_on_board_teu",keyword:"maximum",params:{comparison: "<=", limit: 100000},parentSchema:schemaEmissionsVessel.properties.cargo_on_board_teu,data:data10});
errors++;
}
if(data10 <= 0 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/cargo_on_board_teu",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaEmissionsVessel.properties.cargo_on_board_teu,data:data10});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cargo_on_board_teu",keyword:"type",params:{type: "number"},parentSchema:schemaEmissionsVessel.properties.cargo_on_board_teu,data:data10});
errors++;
}
}
if(data.cargo_on_board_tonnes !== undefined){
let data11 = data.cargo_on_board_tonnes;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1000000 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/cargo_on_board_tonnes",keyword:"maximum",params:{comparison: "<=", limit: 1000000},parentSchema:schemaEmissionsVessel.properties.cargo_on_board_tonnes,data:data11});
errors++;
}
if(data11 <= 0 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/cargo_on_board_tonnes",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaEmissionsVessel.properties.cargo_on_board_tonnes,data:data11});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cargo_on_board_tonnes",keyword:"type",params:{type: "number"},parentSchema:schemaEmissionsVessel.properties.cargo_on_board_tonnes,data:data11});
errors++;
}
}
if(data.passengers !== undefined){
let data12 = data.passengers;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 20000 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/passengers",keyword:"maximum",params:{comparison: "<=", limit: 20000},parentSchema:schemaEmissionsVessel.properties.passengers,data:data12});
errors++;
}
if(data12 < 0 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/passengers",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaEmissionsVessel.properties.passengers,data:data12});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/passengers",keyword:"type",params:{type: "number"},parentSchema:schemaEmissionsVessel.properties.passengers,data:data12});
errors++;
}
}
if(data.passenger_vehicles !== undefined){
let data13 = data.passenger_vehicles;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 10000 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/passenger_vehicles",keyword:"maximum",params:{comparison: "<=", limit: 10000},parentSchema:schemaEmissionsVessel.properties.passenger_vehicles,data:data13});
errors++;
}
if(data13 < 0 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/passenger_vehicles",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaEmissionsVessel.properties.passenger_vehicles,data:data13});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/passenger_vehicles",keyword:"type",params:{type: "number"},parentSchema:schemaEmissionsVessel.properties.passenger_vehicles,data:data13});
errors++;
}
}
if(data.passenger_equivalents !== undefined){
let data14 = data.passenger_equivalents;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 100000 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/passenger_equivalents",keyword:"maximum",params:{comparison: "<=", limit: 100000},parentSchema:schemaEmissionsVessel.properties.passenger_equivalents,data:data14});
errors++;
}
if(data14 <= 0 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/passenger_equivalents",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaEmissionsVessel.properties.passenger_equivalents,data:data14});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/passenger_equivalents",keyword:"type",params:{type: "number"},parentSchema:schemaEmissionsVessel.properties.passenger_equivalents,data:data14});
errors++;
}
}
if(data.passenger_equivalents_on_board !== undefined){
let data15 = data.passenger_equivalents_on_board;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 100000 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/passenger_equivalents_on_board",keyword:"maximum",params:{comparison: "<=", limit: 100000},parentSchema:schemaEmissionsVessel.properties.passenger_equivalents_on_board,data:data15});
errors++;
}
if(data15 <= 0 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/passenger_equivalents_on_board",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaEmissionsVessel.properties.passenger_equivalents_on_board,data:data15});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/passenger_equivalents_on_board",keyword:"type",params:{type: "number"},parentSchema:schemaEmissionsVessel.properties.passenger_equivalents_on_board,data:data15});
errors++;
}
}
if(data.load_factor !== undefined){
let data16 = data.load_factor;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 1 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/load_factor",keyword:"maximum",params:{comparison: "<=", limit: 1},parentSchema:schemaEmissionsVessel.properties.load_factor,data:data16});
errors++;
}
if(data16 < 0.01 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/load_factor",keyword:"minimum",params:{comparison: ">=", limit: 0.01},parentSchema:schemaEmissionsVessel.properties.load_factor,data:data16});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/load_factor",keyword:"type",params:{type: "number"},parentSchema:schemaEmissionsVessel.properties.load_factor,data:data16});
errors++;
}
}
if(data.draft_m !== undefined){
let data17 = data.draft_m;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 30 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/draft_m",keyword:"maximum",params:{comparison: "<=", limit: 30},parentSchema:schemaEmissionsVessel.properties.draft_m,data:data17});
errors++;
}
if(data17 <= 0 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/draft_m",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaEmissionsVessel.properties.draft_m,data:data17});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/draft_m",keyword:"type",params:{type: "number"},parentSchema:schemaEmissionsVessel.properties.draft_m,data:data17});
errors++;
}
}
if(data.fuel_type !== undefined){
let data18 = data.fuel_type;
if(typeof data18 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/fuel_type",keyword:"type",params:{type: "string"},parentSchema:schemaEmissionsVessel.properties.fuel_type,data:data18});
errors++;
}
}
if(data.fuels !== undefined){
let data19 = data.fuels;
if(Array.isArray(data19)){
if(data19.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/fuels",keyword:"maxItems",params:{limit: 10},parentSchema:schemaEmissionsVessel.properties.fuels,data:data19});
errors++;
}
if(data19.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/fuels",keyword:"minItems",params:{limit: 1},parentSchema:schemaEmissionsVessel.properties.fuels,data:data19});
errors++;
}
const len0 = data19.length;
for(let i0=0; i0<len0 && errors<10000; i0++){
if(!(validateVesselFuel(data19[i0], {instancePath:instancePath+"/fuels/" + i0,parentData:data19,parentDataProperty:i0,rootData}))){
vErrors = join(vErrors, validateVesselFuel.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fuels",keyword:"type",params:{type: "array"},parentSchema:schemaEmissionsVessel.properties.fuels,data:data19});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaEmissionsVessel,data});
errors++;
}
validateEmissionsVessel.errors = vErrors;
return errors === 0;
}

const schemaEmissionsFuel = ChainRequestBody.properties.elements.items.anyOf[0].properties.fuel;
const schemaConsumedFuel = ChainRequestBody.properties.elements.items.anyOf[0].properties.fuel.properties.fuels.items;

function validateConsumedFuel(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ConsumedFuel" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},parentSchema:schemaConsumedFuel,data});
errors++;
}
if(data.tonnes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tonnes"},parentSchema:schemaConsumedFuel,data});
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},parentSchema:schemaConsumedFuel.properties.type,data:data0});
errors++;
}
}
if(data.source !== undefined){
let data1 = data.source;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"type",params:{type: "string"},parentSchema:schemaConsumedFuel.properties.source,data:data1});
errors++;
}
if(!(((data1 === "fossil") || (data1 === "biofuel")) || (data1 === "rfnbo"))){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"enum",params:{allowedValues: schemaConsumedFuel.properties.source.enum},parentSchema:schemaConsumedFuel.properties.source,data:data1});
errors++;
}
}
if(data.engine !== undefined){
let data2 = data.engine;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/engine",keyword:"type",params:{type: "string"},parentSchema:schemaConsumedFuel.properties.engine,data:data2});
errors++;
}
if(!(((((data2 === "otto_medium_speed") || (data2 === "otto_slow_speed")) || (data2 === "diesel_slow_speed")) || (data2 === "lean_burn")) || (data2 === "fuel_cell"))){
(vErrors ??= []).push({instancePath:instancePath+"/engine",keyword:"enum",params:{allowedValues: schemaConsumedFuel.properties.engine.enum},parentSchema:schemaConsumedFuel.properties.engine,data:data2});
errors++;
}
}
if(data.certificate !== undefined){
if(!(validateFuelCertificate(data.certificate, {instancePath:instancePath+"/certificate",parentData:data,parentDataProperty:"certificate",rootData}))){
vErrors = join(vErrors, validateFuelCertificate.errors);
errors = vErrors.length;
}
}
if(data.iso8217_grade !== undefined){
let data4 = data.iso8217_grade;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/iso8217_grade",keyword:"type",params:{type: "string"},parentSchema:schemaConsumedFuel.properties.iso8217_grade,data:data4});
errors++;
}
}
if(data.tonnes !== undefined){
let data5 = data.tonnes;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100000 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/tonnes",keyword:"maximum",params:{comparison: "<=", limit: 100000},parentSchema:schemaConsumedFuel.properties.tonnes,data:data5});
errors++;
}
if(data5 <= 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/tonnes",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaConsumedFuel.properties.tonnes,data:data5});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tonnes",keyword:"type",params:{type: "number"},parentSchema:schemaConsumedFuel.properties.tonnes,data:data5});
errors++;
}
}
if(data.ballast_tonnes !== undefined){
let data6 = data.ballast_tonnes;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 100000 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/ballast_tonnes",keyword:"maximum",params:{comparison: "<=", limit: 100000},parentSchema:schemaConsumedFuel.properties.ballast_tonnes,data:data6});
errors++;
}
if(data6 < 0 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/ballast_tonnes",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaConsumedFuel.properties.ballast_tonnes,data:data6});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ballast_tonnes",keyword:"type",params:{type: "number"},parentSchema:schemaConsumedFuel.properties.ballast_tonnes,data:data6});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaConsumedFuel,data});
errors++;
}
validateConsumedFuel.errors = vErrors;
return errors === 0;
}

const schemaFuelEvidence = ChainRequestBody.properties.elements.items.anyOf[0].properties.fuel.properties.evidence;

function validateFuelEvidence(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FuelEvidence" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},parentSchema:schemaFuelEvidence,data});
errors++;
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},parentSchema:schemaFuelEvidence.properties.kind,data:data0});
errors++;
}
if(!(((((data0 === "bunker_delivery_note") || (data0 === "flow_meter")) || (data0 === "tank_sounding")) || (data0 === "noon_report")) || (data0 === "mrv_report"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schemaFuelEvidence.properties.kind.enum},parentSchema:schemaFuelEvidence.properties.kind,data:data0});
errors++;
}
}
if(data.period !== undefined){
let data1 = data.period;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/period",keyword:"type",params:{type: "string"},parentSchema:schemaFuelEvidence.properties.period,data:data1});
errors++;
}
}
if(data.verified_by !== undefined){
let data2 = data.verified_by;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/verified_by",keyword:"type",params:{type: "string"},parentSchema:schemaFuelEvidence.properties.verified_by,data:data2});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaFuelEvidence,data});
errors++;
}
validateFuelEvidence.errors = vErrors;
return errors === 0;
}


function validateEmissionsFuel(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EmissionsFuel" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.consumed_tonnes !== undefined){
let data0 = data.consumed_tonnes;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/consumed_tonnes",keyword:"maximum",params:{comparison: "<=", limit: 100000},parentSchema:schemaEmissionsFuel.properties.consumed_tonnes,data:data0});
errors++;
}
if(data0 <= 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/consumed_tonnes",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaEmissionsFuel.properties.consumed_tonnes,data:data0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/consumed_tonnes",keyword:"type",params:{type: "number"},parentSchema:schemaEmissionsFuel.properties.consumed_tonnes,data:data0});
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},parentSchema:schemaEmissionsFuel.properties.type,data:data1});
errors++;
}
if(!((((data1 === "HFO") || (data1 === "VLSFO")) || (data1 === "MGO")) || (data1 === "MDO"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schemaEmissionsFuel.properties.type.enum},parentSchema:schemaEmissionsFuel.properties.type,data:data1});
errors++;
}
}
if(data.iso8217_grade !== undefined){
let data2 = data.iso8217_grade;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/iso8217_grade",keyword:"type",params:{type: "string"},parentSchema:schemaEmissionsFuel.properties.iso8217_grade,data:data2});
errors++;
}
}
if(data.fuels !== undefined){
let data3 = data.fuels;
if(Array.isArray(data3)){
if(data3.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/fuels",keyword:"maxItems",params:{limit: 10},parentSchema:schemaEmissionsFuel.properties.fuels,data:data3});
errors++;
}
if(data3.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/fuels",keyword:"minItems",params:{limit: 1},parentSchema:schemaEmissionsFuel.properties.fuels,data:data3});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0 && errors<10000; i0++){
if(!(validateConsumedFuel(data3[i0], {instancePath:instancePath+"/fuels/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = join(vErrors, validateConsumedFuel.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fuels",keyword:"type",params:{type: "array"},parentSchema:schemaEmissionsFuel.properties.fuels,data:data3});
errors++;
}
}
if(data.ballast_tonnes !== undefined){
let data5 = data.ballast_tonnes;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100000 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/ballast_tonnes",keyword:"maximum",params:{comparison: "<=", limit: 100000},parentSchema:schemaEmissionsFuel.properties.ballast_tonnes,data:data5});
errors++;
}
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/ballast_tonnes",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaEmissionsFuel.properties.ballast_tonnes,data:data5});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ballast_tonnes",keyword:"type",params:{type: "number"},parentSchema:schemaEmissionsFuel.properties.ballast_tonnes,data:data5});
errors++;
}
}
if(data.evidence !== undefined){
if(!(validateFuelEvidence(data.evidence, {instancePath:instancePath+"/evidence",parentData:data,parentDataProperty:"evidence",rootData}))){
vErrors = join(vErrors, validateFuelEvidence.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaEmissionsFuel,data});
errors++;
}
validateEmissionsFuel.errors = vErrors;
return errors === 0;
}

const schemaPortCalls = ChainRequestBody.properties.elements.items.anyOf[0].properties.port_calls;

function validatePortCalls(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PortCalls" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.berth_hours !== undefined){
let data0 = data.berth_hours;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/berth_hours",keyword:"maximum",params:{comparison: "<=", limit: 2000},parentSchema:schemaPortCalls.properties.berth_hours,data:data0});
errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/berth_hours",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaPortCalls.properties.berth_hours,data:data0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/berth_hours",keyword:"type",params:{type: "number"},parentSchema:schemaPortCalls.properties.berth_hours,data:data0});
errors++;
}
}
if(data.anchorage_hours !== undefined){
let data1 = data.anchorage_hours;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2000 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/anchorage_hours",keyword:"maximum",params:{comparison: "<=", limit: 2000},parentSchema:schemaPortCalls.properties.anchorage_hours,data:data1});
errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/anchorage_hours",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaPortCalls.properties.anchorage_hours,data:data1});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/anchorage_hours",keyword:"type",params:{type: "number"},parentSchema:schemaPortCalls.properties.anchorage_hours,data:data1});
errors++;
}
}
if(data.manoeuvring_hours !== undefined){
let data2 = data.manoeuvring_hours;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2000 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/manoeuvring_hours",keyword:"maximum",params:{comparison: "<=", limit: 2000},parentSchema:schemaPortCalls.properties.manoeuvring_hours,data:data2});
errors++;
}
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/manoeuvring_hours",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaPortCalls.properties.manoeuvring_hours,data:data2});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/manoeuvring_hours",keyword:"type",params:{type: "number"},parentSchema:schemaPortCalls.properties.manoeuvring_hours,data:data2});
errors++;
}
}
if(data.shore_power_share !== undefined){
let data3 = data.shore_power_share;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/shore_power_share",keyword:"maximum",params:{comparison: "<=", limit: 1},parentSchema:schemaPortCalls.properties.shore_power_share,data:data3});
errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/shore_power_share",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaPortCalls.properties.shore_power_share,data:data3});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/shore_power_share",keyword:"type",params:{type: "number"},parentSchema:schemaPortCalls.properties.shore_power_share,data:data3});
errors++;
}
}
if(data.grid_g_per_kwh !== undefined){
let data4 = data.grid_g_per_kwh;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 5000 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/grid_g_per_kwh",keyword:"maximum",params:{comparison: "<=", limit: 5000},parentSchema:schemaPortCalls.properties.grid_g_per_kwh,data:data4});
errors++;
}
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/grid_g_per_kwh",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaPortCalls.properties.grid_g_per_kwh,data:data4});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/grid_g_per_kwh",keyword:"type",params:{type: "number"},parentSchema:schemaPortCalls.properties.grid_g_per_kwh,data:data4});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaPortCalls,data});
errors++;
}
validatePortCalls.errors = vErrors;
return errors === 0;
}

const schemaEmissionsCalculation = ChainRequestBody.properties.elements.items.anyOf[0].properties.calculation;

function validateEmissionsCalculation(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EmissionsCalculation" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.method !== undefined){
let data0 = data.method;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/method",keyword:"type",params:{type: "string"},parentSchema:schemaEmissionsCalculation.properties.method,data:data0});
errors++;
}
if(!(((((data0 === "auto") || (data0 === "fuel_based")) || (data0 === "carrier_intensity")) || (data0 === "activity_based")) || (data0 === "default_maritime"))){
(vErrors ??= []).push({instancePath:instancePath+"/method",keyword:"enum",params:{allowedValues: schemaEmissionsCalculation.properties.method.enum},parentSchema:schemaEmissionsCalculation.properties.method,data:data0});
errors++;
}
}
if(data.boundary !== undefined){
let data1 = data.boundary;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/boundary",keyword:"type",params:{type: "string"},parentSchema:schemaEmissionsCalculation.properties.boundary,data:data1});
errors++;
}
if(!(((data1 === "TTW") || (data1 === "WTT")) || (data1 === "WTW"))){
(vErrors ??= []).push({instancePath:instancePath+"/boundary",keyword:"enum",params:{allowedValues: schemaEmissionsCalculation.properties.boundary.enum},parentSchema:schemaEmissionsCalculation.properties.boundary,data:data1});
errors++;
}
}
if(data.factor !== undefined){
let data2 = data.factor;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/factor",keyword:"type",params:{type: "string"},parentSchema:schemaEmissionsCalculation.properties.factor,data:data2});
errors++;
}
if(!(((((data2 === "auto") || (data2 === "published")) || (data2 === "modelled")) || (data2 === "pack")) || (data2 === "ship"))){
(vErrors ??= []).push({instancePath:instancePath+"/factor",keyword:"enum",params:{allowedValues: schemaEmissionsCalculation.properties.factor.enum},parentSchema:schemaEmissionsCalculation.properties.factor,data:data2});
errors++;
}
}
if(data.factor_row !== undefined){
let data3 = data.factor_row;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/factor_row",keyword:"type",params:{type: "string"},parentSchema:schemaEmissionsCalculation.properties.factor_row,data:data3});
errors++;
}
}
if(data.factor_set !== undefined){
let data4 = data.factor_set;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/factor_set",keyword:"type",params:{type: "string"},parentSchema:schemaEmissionsCalculation.properties.factor_set,data:data4});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaEmissionsCalculation,data});
errors++;
}
validateEmissionsCalculation.errors = vErrors;
return errors === 0;
}

const schemaEmissionsCarrier = ChainRequestBody.properties.elements.items.anyOf[0].properties.carrier;

function validateEmissionsCarrier(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EmissionsCarrier" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"},parentSchema:schemaEmissionsCarrier.properties.code,data:data0});
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},parentSchema:schemaEmissionsCarrier.properties.name,data:data1});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaEmissionsCarrier,data});
errors++;
}
validateEmissionsCarrier.errors = vErrors;
return errors === 0;
}

const schemaCarbonRequest = ChainRequestBody.properties.elements.items.anyOf[0].properties.carbon;

function validateCarbonRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CarbonRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.eua_price_eur !== undefined){
let data0 = data.eua_price_eur;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/eua_price_eur",keyword:"maximum",params:{comparison: "<=", limit: 100000},parentSchema:schemaCarbonRequest.properties.eua_price_eur,data:data0});
errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/eua_price_eur",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaCarbonRequest.properties.eua_price_eur,data:data0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/eua_price_eur",keyword:"type",params:{type: "number"},parentSchema:schemaCarbonRequest.properties.eua_price_eur,data:data0});
errors++;
}
}
if(data.uka_price_gbp !== undefined){
let data1 = data.uka_price_gbp;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100000 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/uka_price_gbp",keyword:"maximum",params:{comparison: "<=", limit: 100000},parentSchema:schemaCarbonRequest.properties.uka_price_gbp,data:data1});
errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/uka_price_gbp",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaCarbonRequest.properties.uka_price_gbp,data:data1});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/uka_price_gbp",keyword:"type",params:{type: "number"},parentSchema:schemaCarbonRequest.properties.uka_price_gbp,data:data1});
errors++;
}
}
if(data.wind_share !== undefined){
let data2 = data.wind_share;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/wind_share",keyword:"maximum",params:{comparison: "<=", limit: 1},parentSchema:schemaCarbonRequest.properties.wind_share,data:data2});
errors++;
}
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/wind_share",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaCarbonRequest.properties.wind_share,data:data2});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/wind_share",keyword:"type",params:{type: "number"},parentSchema:schemaCarbonRequest.properties.wind_share,data:data2});
errors++;
}
}
if(data.year !== undefined){
let data3 = data.year;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"type",params:{type: "integer"},parentSchema:schemaCarbonRequest.properties.year,data:data3});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2199 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"maximum",params:{comparison: "<=", limit: 2199},parentSchema:schemaCarbonRequest.properties.year,data:data3});
errors++;
}
if(data3 < 1900 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"minimum",params:{comparison: ">=", limit: 1900},parentSchema:schemaCarbonRequest.properties.year,data:data3});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaCarbonRequest,data});
errors++;
}
validateCarbonRequest.errors = vErrors;
return errors === 0;
}


function validateChainSeaLeg(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChainSeaLeg" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},parentSchema:schemaChainSeaLeg,data});
errors++;
}
if(data.route === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "route"},parentSchema:schemaChainSeaLeg,data});
errors++;
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},parentSchema:schemaChainSeaLeg.properties.kind,data:data0});
errors++;
}
if("sea" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "sea"},parentSchema:schemaChainSeaLeg.properties.kind,data:data0});
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(lengthOf(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200},parentSchema:schemaChainSeaLeg.properties.name,data:data1});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},parentSchema:schemaChainSeaLeg.properties.name,data:data1});
errors++;
}
}
if(data.route !== undefined){
if(!(validateEmissionsRoute(data.route, {instancePath:instancePath+"/route",parentData:data,parentDataProperty:"route",rootData}))){
vErrors = join(vErrors, validateEmissionsRoute.errors);
errors = vErrors.length;
}
}
if(data.vessel !== undefined){
if(!(validateEmissionsVessel(data.vessel, {instancePath:instancePath+"/vessel",parentData:data,parentDataProperty:"vessel",rootData}))){
vErrors = join(vErrors, validateEmissionsVessel.errors);
errors = vErrors.length;
}
}
if(data.fuel !== undefined){
if(!(validateEmissionsFuel(data.fuel, {instancePath:instancePath+"/fuel",parentData:data,parentDataProperty:"fuel",rootData}))){
vErrors = join(vErrors, validateEmissionsFuel.errors);
errors = vErrors.length;
}
}
if(data.port_calls !== undefined){
if(!(validatePortCalls(data.port_calls, {instancePath:instancePath+"/port_calls",parentData:data,parentDataProperty:"port_calls",rootData}))){
vErrors = join(vErrors, validatePortCalls.errors);
errors = vErrors.length;
}
}
if(data.calculation !== undefined){
if(!(validateEmissionsCalculation(data.calculation, {instancePath:instancePath+"/calculation",parentData:data,parentDataProperty:"calculation",rootData}))){
vErrors = join(vErrors, validateEmissionsCalculation.errors);
errors = vErrors.length;
}
}
if(data.carrier !== undefined){
if(!(validateEmissionsCarrier(data.carrier, {instancePath:instancePath+"/carrier",parentData:data,parentDataProperty:"carrier",rootData}))){
vErrors = join(vErrors, validateEmissionsCarrier.errors);
errors = vErrors.length;
}
}
if(data.carbon !== undefined){
if(!(validateCarbonRequest(data.carbon, {instancePath:instancePath+"/carbon",parentData:data,parentDataProperty:"carbon",rootData}))){
vErrors = join(vErrors, validateCarbonRequest.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaChainSeaLeg,data});
errors++;
}
validateChainSeaLeg.errors = vErrors;
return errors === 0;
}

const schemaChainLeg = ChainRequestBody.properties.elements.items.anyOf[1];
const schemaChainLegFactor = ChainRequestBody.properties.elements.items.anyOf[1].properties.factor;

function validateChainLegFactor(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChainLegFactor" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ttw === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ttw"},parentSchema:schemaChainLegFactor,data});
errors++;
}
if(data.wtt === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "wtt"},parentSchema:schemaChainLegFactor,data});
errors++;
}
if(data.source === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "source"},parentSchema:schemaChainLegFactor,data});
errors++;
}
if(data.ttw !== undefined){
let data0 = data.ttw;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/ttw",keyword:"maximum",params:{comparison: "<=", limit: 1000000},parentSchema:schemaChainLegFactor.properties.ttw,data:data0});
errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/ttw",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaChainLegFactor.properties.ttw,data:data0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ttw",keyword:"type",params:{type: "number"},parentSchema:schemaChainLegFactor.properties.ttw,data:data0});
errors++;
}
}
if(data.wtt !== undefined){
let data1 = data.wtt;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000000 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/wtt",keyword:"maximum",params:{comparison: "<=", limit: 1000000},parentSchema:schemaChainLegFactor.properties.wtt,data:data1});
errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/wtt",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaChainLegFactor.properties.wtt,data:data1});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/wtt",keyword:"type",params:{type: "number"},parentSchema:schemaChainLegFactor.properties.wtt,data:data1});
errors++;
}
}
if(data.source !== undefined){
let data2 = data.source;
if(typeof data2 === "string"){
if(lengthOf(data2) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"maxLength",params:{limit: 500},parentSchema:schemaChainLegFactor.properties.source,data:data2});
errors++;
}
if(lengthOf(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"minLength",params:{limit: 1},parentSchema:schemaChainLegFactor.properties.source,data:data2});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"type",params:{type: "string"},parentSchema:schemaChainLegFactor.properties.source,data:data2});
errors++;
}
}
if(data.year !== undefined){
let data3 = data.year;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"type",params:{type: "integer"},parentSchema:schemaChainLegFactor.properties.year,data:data3});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2100 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"maximum",params:{comparison: "<=", limit: 2100},parentSchema:schemaChainLegFactor.properties.year,data:data3});
errors++;
}
if(data3 < 1990 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"minimum",params:{comparison: ">=", limit: 1990},parentSchema:schemaChainLegFactor.properties.year,data:data3});
errors++;
}
}
}
if(data.data_type !== undefined){
let data4 = data.data_type;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/data_type",keyword:"type",params:{type: "string"},parentSchema:schemaChainLegFactor.properties.data_type,data:data4});
errors++;
}
if(!((((data4 === "primary") || (data4 === "stated_by_caller")) || (data4 === "modelled")) || (data4 === "default"))){
(vErrors ??= []).push({instancePath:instancePath+"/data_type",keyword:"enum",params:{allowedValues: schemaChainLegFactor.properties.data_type.enum},parentSchema:schemaChainLegFactor.properties.data_type,data:data4});
errors++;
}
}
if(data.verified_by !== undefined){
let data5 = data.verified_by;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/verified_by",keyword:"type",params:{type: "string"},parentSchema:schemaChainLegFactor.properties.verified_by,data:data5});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaChainLegFactor,data});
errors++;
}
validateChainLegFactor.errors = vErrors;
return errors === 0;
}


function validateChainLeg(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChainLeg" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},parentSchema:schemaChainLeg,data});
errors++;
}
if(data.mode === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "mode"},parentSchema:schemaChainLeg,data});
errors++;
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},parentSchema:schemaChainLeg.properties.kind,data:data0});
errors++;
}
if("leg" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "leg"},parentSchema:schemaChainLeg.properties.kind,data:data0});
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(lengthOf(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200},parentSchema:schemaChainLeg.properties.name,data:data1});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},parentSchema:schemaChainLeg.properties.name,data:data1});
errors++;
}
}
if(data.mode !== undefined){
let data2 = data.mode;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/mode",keyword:"type",params:{type: "string"},parentSchema:schemaChainLeg.properties.mode,data:data2});
errors++;
}
if(!(((((data2 === "road") || (data2 === "rail")) || (data2 === "air")) || (data2 === "inland_waterway")) || (data2 === "sea"))){
(vErrors ??= []).push({instancePath:instancePath+"/mode",keyword:"enum",params:{allowedValues: schemaChainLeg.properties.mode.enum},parentSchema:schemaChainLeg.properties.mode,data:data2});
errors++;
}
}
if(data.distance_km !== undefined){
let data3 = data.distance_km;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100000 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/distance_km",keyword:"maximum",params:{comparison: "<=", limit: 100000},parentSchema:schemaChainLeg.properties.distance_km,data:data3});
errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/distance_km",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaChainLeg.properties.distance_km,data:data3});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/distance_km",keyword:"type",params:{type: "number"},parentSchema:schemaChainLeg.properties.distance_km,data:data3});
errors++;
}
}
if(data.between !== undefined){
let data4 = data.between;
if(Array.isArray(data4)){
if(data4.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/between",keyword:"maxItems",params:{limit: 2},parentSchema:schemaChainLeg.properties.between,data:data4});
errors++;
}
if(data4.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/between",keyword:"minItems",params:{limit: 2},parentSchema:schemaChainLeg.properties.between,data:data4});
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0 && errors<10000; i0++){
let data5 = data4[i0];
if(Array.isArray(data5)){
if(data5.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/between/" + i0,keyword:"minItems",params:{limit: 2},parentSchema:schemaChainLeg.properties.between.items,data:data5});
errors++;
}
const len1 = data5.length;
if(!(len1 <= 2)){
(vErrors ??= []).push({instancePath:instancePath+"/between/" + i0,keyword:"additionalItems",params:{limit: 2},parentSchema:schemaChainLeg.properties.between.items,data:data5});
errors++;
}
const len2 = data5.length;
if(len2 > 0){
let data6 = data5[0];
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 180 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/between/" + i0+"/0",keyword:"maximum",params:{comparison: "<=", limit: 180},parentSchema:schemaChainLeg.properties.between.items.items[0],data:data6});
errors++;
}
if(data6 < -180 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/between/" + i0+"/0",keyword:"minimum",params:{comparison: ">=", limit: -180},parentSchema:schemaChainLeg.properties.between.items.items[0],data:data6});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/between/" + i0+"/0",keyword:"type",params:{type: "number"},parentSchema:schemaChainLeg.properties.between.items.items[0],data:data6});
errors++;
}
}
if(len2 > 1){
let data7 = data5[1];
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 90 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/between/" + i0+"/1",keyword:"maximum",params:{comparison: "<=", limit: 90},parentSchema:schemaChainLeg.properties.between.items.items[1],data:data7});
errors++;
}
if(data7 < -90 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/between/" + i0+"/1",keyword:"minimum",params:{comparison: ">=", limit: -90},parentSchema:schemaChainLeg.properties.between.items.items[1],data:data7});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/between/" + i0+"/1",keyword:"type",params:{type: "number"},parentSchema:schemaChainLeg.properties.between.items.items[1],data:data7});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/between/" + i0,keyword:"type",params:{type: "array"},parentSchema:schemaChainLeg.properties.between.items,data:data5});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/between",keyword:"type",params:{type: "array"},parentSchema:schemaChainLeg.properties.between,data:data4});
errors++;
}
}
if(data.distance_type !== undefined){
let data8 = data.distance_type;
if(typeof data8 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/distance_type",keyword:"type",params:{type: "string"},parentSchema:schemaChainLeg.properties.distance_type,data:data8});
errors++;
}
if(!(((data8 === "sfd") || (data8 === "gcd")) || (data8 === "actual"))){
(vErrors ??= []).push({instancePath:instancePath+"/distance_type",keyword:"enum",params:{allowedValues: schemaChainLeg.properties.distance_type.enum},parentSchema:schemaChainLeg.properties.distance_type,data:data8});
errors++;
}
}
if(data.factor !== undefined){
if(!(validateChainLegFactor(data.factor, {instancePath:instancePath+"/factor",parentData:data,parentDataProperty:"factor",rootData}))){
vErrors = join(vErrors, validateChainLegFactor.errors);
errors = vErrors.length;
}
}
if(data.factor_row !== undefined){
let data10 = data.factor_row;
if(typeof data10 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/factor_row",keyword:"type",params:{type: "string"},parentSchema:schemaChainLeg.properties.factor_row,data:data10});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaChainLeg,data});
errors++;
}
validateChainLeg.errors = vErrors;
return errors === 0;
}

const schemaChainHub = ChainRequestBody.properties.elements.items.anyOf[2];
const schemaChainHubFactor = ChainRequestBody.properties.elements.items.anyOf[2].properties.factor;

function validateChainHubFactor(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChainHubFactor" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ttw === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ttw"},parentSchema:schemaChainHubFactor,data});
errors++;
}
if(data.wtt === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "wtt"},parentSchema:schemaChainHubFactor,data});
errors++;
}
if(data.source === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "source"},parentSchema:schemaChainHubFactor,data});
errors++;
}
if(data.ttw !== undefined){
let data0 = data.ttw;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/ttw",keyword:"maximum",params:{comparison: "<=", limit: 1000000},parentSchema:schemaChainHubFactor.properties.ttw,data:data0});
errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/ttw",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaChainHubFactor.properties.ttw,data:data0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ttw",keyword:"type",params:{type: "number"},parentSchema:schemaChainHubFactor.properties.ttw,data:data0});
errors++;
}
}
if(data.wtt !== undefined){
let data1 = data.wtt;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000000 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/wtt",keyword:"maximum",params:{comparison: "<=", limit: 1000000},parentSchema:schemaChainHubFactor.properties.wtt,data:data1});
errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/wtt",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaChainHubFactor.properties.wtt,data:data1});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/wtt",keyword:"type",params:{type: "number"},parentSchema:schemaChainHubFactor.properties.wtt,data:data1});
errors++;
}
}
if(data.source !== undefined){
let data2 = data.source;
if(typeof data2 === "string"){
if(lengthOf(data2) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"maxLength",params:{limit: 500},parentSchema:schemaChainHubFactor.properties.source,data:data2});
errors++;
}
if(lengthOf(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"minLength",params:{limit: 1},parentSchema:schemaChainHubFactor.properties.source,data:data2});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"type",params:{type: "string"},parentSchema:schemaChainHubFactor.properties.source,data:data2});
errors++;
}
}
if(data.year !== undefined){
let data3 = data.year;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"type",params:{type: "integer"},parentSchema:schemaChainHubFactor.properties.year,data:data3});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2100 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"maximum",params:{comparison: "<=", limit: 2100},parentSchema:schemaChainHubFactor.properties.year,data:data3});
errors++;
}
if(data3 < 1990 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"minimum",params:{comparison: ">=", limit: 1990},parentSchema:schemaChainHubFactor.properties.year,data:data3});
errors++;
}
}
}
if(data.data_type !== undefined){
let data4 = data.data_type;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/data_type",keyword:"type",params:{type: "string"},parentSchema:schemaChainHubFactor.properties.data_type,data:data4});
errors++;
}
if(!((((data4 === "primary") || (data4 === "stated_by_caller")) || (data4 === "modelled")) || (data4 === "default"))){
(vErrors ??= []).push({instancePath:instancePath+"/data_type",keyword:"enum",params:{allowedValues: schemaChainHubFactor.properties.data_type.enum},parentSchema:schemaChainHubFactor.properties.data_type,data:data4});
errors++;
}
}
if(data.verified_by !== undefined){
let data5 = data.verified_by;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/verified_by",keyword:"type",params:{type: "string"},parentSchema:schemaChainHubFactor.properties.verified_by,data:data5});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaChainHubFactor,data});
errors++;
}
validateChainHubFactor.errors = vErrors;
return errors === 0;
}

const schemaHubEnergyCarrier = ChainRequestBody.properties.elements.items.anyOf[2].properties.energy_carriers.items;

function validateHubEnergyCarrier(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="HubEnergyCarrier" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.energy_carrier === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "energy_carrier"},parentSchema:schemaHubEnergyCarrier,data});
errors++;
}
if(data.relative_share === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "relative_share"},parentSchema:schemaHubEnergyCarrier,data});
errors++;
}
if(data.ttw_kg_co2e === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ttw_kg_co2e"},parentSchema:schemaHubEnergyCarrier,data});
errors++;
}
if(data.wtw_kg_co2e === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "wtw_kg_co2e"},parentSchema:schemaHubEnergyCarrier,data});
errors++;
}
if(data.unit === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "unit"},parentSchema:schemaHubEnergyCarrier,data});
errors++;
}
if(data.energy_carrier !== undefined){
let data0 = data.energy_carrier;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/energy_carrier",keyword:"type",params:{type: "string"},parentSchema:schemaHubEnergyCarrier.properties.energy_carrier,data:data0});
errors++;
}
if(!((((((((((((data0 === "Diesel") || (data0 === "HVO")) || (data0 === "Petrol")) || (data0 === "CNG")) || (data0 === "LNG")) || (data0 === "LPG")) || (data0 === "HFO")) || (data0 === "MGO")) || (data0 === "Aviation fuel")) || (data0 === "Hydrogen")) || (data0 === "Methanol")) || (data0 === "Electric"))){
(vErrors ??= []).push({instancePath:instancePath+"/energy_carrier",keyword:"enum",params:{allowedValues: schemaHubEnergyCarrier.properties.energy_carrier.enum},parentSchema:schemaHubEnergyCarrier.properties.energy_carrier,data:data0});
errors++;
}
}
if(data.relative_share !== undefined){
let data1 = data.relative_share;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/relative_share",keyword:"maximum",params:{comparison: "<=", limit: 1},parentSchema:schemaHubEnergyCarrier.properties.relative_share,data:data1});
errors++;
}
if(data1 <= 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/relative_share",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaHubEnergyCarrier.properties.relative_share,data:data1});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/relative_share",keyword:"type",params:{type: "number"},parentSchema:schemaHubEnergyCarrier.properties.relative_share,data:data1});
errors++;
}
}
if(data.ttw_kg_co2e !== undefined){
let data2 = data.ttw_kg_co2e;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/ttw_kg_co2e",keyword:"maximum",params:{comparison: "<=", limit: 1000000},parentSchema:schemaHubEnergyCarrier.properties.ttw_kg_co2e,data:data2});
errors++;
}
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/ttw_kg_co2e",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaHubEnergyCarrier.properties.ttw_kg_co2e,data:data2});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ttw_kg_co2e",keyword:"type",params:{type: "number"},parentSchema:schemaHubEnergyCarrier.properties.ttw_kg_co2e,data:data2});
errors++;
}
}
if(data.wtw_kg_co2e !== undefined){
let data3 = data.wtw_kg_co2e;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/wtw_kg_co2e",keyword:"maximum",params:{comparison: "<=", limit: 1000000},parentSchema:schemaHubEnergyCarrier.properties.wtw_kg_co2e,data:data3});
errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/wtw_kg_co2e",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaHubEnergyCarrier.properties.wtw_kg_co2e,data:data3});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/wtw_kg_co2e",keyword:"type",params:{type: "number"},parentSchema:schemaHubEnergyCarrier.properties.wtw_kg_co2e,data:data3});
errors++;
}
}
if(data.unit !== undefined){
let data4 = data.unit;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/unit",keyword:"type",params:{type: "string"},parentSchema:schemaHubEnergyCarrier.properties.unit,data:data4});
errors++;
}
if(!((((data4 === "l") || (data4 === "kg")) || (data4 === "kWh")) || (data4 === "MJ"))){
(vErrors ??= []).push({instancePath:instancePath+"/unit",keyword:"enum",params:{allowedValues: schemaHubEnergyCarrier.properties.unit.enum},parentSchema:schemaHubEnergyCarrier.properties.unit,data:data4});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaHubEnergyCarrier,data});
errors++;
}
validateHubEnergyCarrier.errors = vErrors;
return errors === 0;
}


function validateChainHub(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChainHub" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},parentSchema:schemaChainHub,data});
errors++;
}
if(data.operation === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "operation"},parentSchema:schemaChainHub,data});
errors++;
}
if(data.factor === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "factor"},parentSchema:schemaChainHub,data});
errors++;
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},parentSchema:schemaChainHub.properties.kind,data:data0});
errors++;
}
if("hub" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "hub"},parentSchema:schemaChainHub.properties.kind,data:data0});
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(lengthOf(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200},parentSchema:schemaChainHub.properties.name,data:data1});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},parentSchema:schemaChainHub.properties.name,data:data1});
errors++;
}
}
if(data.operation !== undefined){
let data2 = data.operation;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/operation",keyword:"type",params:{type: "string"},parentSchema:schemaChainHub.properties.operation,data:data2});
errors++;
}
if(!(((((data2 === "transhipment") || (data2 === "storage_and_transhipment")) || (data2 === "warehouse")) || (data2 === "maritime_container_terminal")) || (data2 === "liquid_bulk_terminal"))){
(vErrors ??= []).push({instancePath:instancePath+"/operation",keyword:"enum",params:{allowedValues: schemaChainHub.properties.operation.enum},parentSchema:schemaChainHub.properties.operation,data:data2});
errors++;
}
}
if(data.factor !== undefined){
if(!(validateChainHubFactor(data.factor, {instancePath:instancePath+"/factor",parentData:data,parentDataProperty:"factor",rootData}))){
vErrors = join(vErrors, validateChainHubFactor.errors);
errors = vErrors.length;
}
}
if(data.energy_carriers !== undefined){
let data4 = data.energy_carriers;
if(Array.isArray(data4)){
if(data4.length > 12){
(vErrors ??= []).push({instancePath:instancePath+"/energy_carriers",keyword:"maxItems",params:{limit: 12},parentSchema:schemaChainHub.properties.energy_carriers,data:data4});
errors++;
}
if(data4.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/energy_carriers",keyword:"minItems",params:{limit: 1},parentSchema:schemaChainHub.properties.energy_carriers,data:data4});
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0 && errors<10000; i0++){
if(!(validateHubEnergyCarrier(data4[i0], {instancePath:instancePath+"/energy_carriers/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = join(vErrors, validateHubEnergyCarrier.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/energy_carriers",keyword:"type",params:{type: "array"},parentSchema:schemaChainHub.properties.energy_carriers,data:data4});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaChainHub,data});
errors++;
}
validateChainHub.errors = vErrors;
return errors === 0;
}


function validateChainRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChainRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cargo === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "cargo"},parentSchema:schemaChainRequest,data});
errors++;
}
if(data.elements === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "elements"},parentSchema:schemaChainRequest,data});
errors++;
}
if(data.cargo !== undefined){
if(!(validateEmissionsCargo(data.cargo, {instancePath:instancePath+"/cargo",parentData:data,parentDataProperty:"cargo",rootData}))){
vErrors = join(vErrors, validateEmissionsCargo.errors);
errors = vErrors.length;
}
}
if(data.framework !== undefined){
if(!(validateEmissionsFramework(data.framework, {instancePath:instancePath+"/framework",parentData:data,parentDataProperty:"framework",rootData}))){
vErrors = join(vErrors, validateEmissionsFramework.errors);
errors = vErrors.length;
}
}
if(data.incoterm !== undefined){
let data2 = data.incoterm;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/incoterm",keyword:"type",params:{type: "string"},parentSchema:schemaChainRequest.properties.incoterm,data:data2});
errors++;
}
}
if(data.factor_set !== undefined){
let data3 = data.factor_set;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/factor_set",keyword:"type",params:{type: "string"},parentSchema:schemaChainRequest.properties.factor_set,data:data3});
errors++;
}
}
if(data.depart_at !== undefined){
let data4 = data.depart_at;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/depart_at",keyword:"type",params:{type: "string"},parentSchema:schemaChainRequest.properties.depart_at,data:data4});
errors++;
}
}
if(data.elements !== undefined){
let data5 = data.elements;
if(Array.isArray(data5)){
if(data5.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/elements",keyword:"maxItems",params:{limit: 50},parentSchema:schemaChainRequest.properties.elements,data:data5});
errors++;
}
if(data5.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/elements",keyword:"minItems",params:{limit: 1},parentSchema:schemaChainRequest.properties.elements,data:data5});
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0 && errors<10000; i0++){
let data6 = data5[i0];
const tag0 = data6 && typeof data6 == "object" && !Array.isArray(data6) ? data6.kind : null;
if(tag0 === "sea"){
if(!(validateChainSeaLeg(data6, {instancePath:instancePath+"/elements/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = join(vErrors, validateChainSeaLeg.errors);
errors = vErrors.length;
}
}
else if(tag0 === "leg"){
if(!(validateChainLeg(data6, {instancePath:instancePath+"/elements/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = join(vErrors, validateChainLeg.errors);
errors = vErrors.length;
}
}
else if(tag0 === "hub"){
if(!(validateChainHub(data6, {instancePath:instancePath+"/elements/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = join(vErrors, validateChainHub.errors);
errors = vErrors.length;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/elements/" + i0,keyword:"taggedUnion",params:{},parentSchema:schemaChainRequest.properties.elements.items,data:data6});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/elements",keyword:"type",params:{type: "array"},parentSchema:schemaChainRequest.properties.elements,data:data5});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaChainRequest,data});
errors++;
}
validateChainRequest.errors = vErrors;
return errors === 0;
}

const schemaDeclarationComparisonRequest = DeclarationComparisonRequestBody;

function validateDeclarationComparisonRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DeclarationComparisonRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.earlier === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "earlier"},parentSchema:schemaDeclarationComparisonRequest,data});
errors++;
}
if(data.later === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "later"},parentSchema:schemaDeclarationComparisonRequest,data});
errors++;
}
if(data.earlier !== undefined){
let data0 = data.earlier;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/earlier",keyword:"type",params:{type: "object"},parentSchema:schemaDeclarationComparisonRequest.properties.earlier,data:data0});
errors++;
}
}
if(data.later !== undefined){
let data1 = data.later;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/later",keyword:"type",params:{type: "object"},parentSchema:schemaDeclarationComparisonRequest.properties.later,data:data1});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaDeclarationComparisonRequest,data});
errors++;
}
validateDeclarationComparisonRequest.errors = vErrors;
return errors === 0;
}

const schemaDeclarationRequest = DeclarationRequestBody;
const schemaDeclarationPeriod = DeclarationRequestBody.properties.period;

function validateDeclarationPeriod(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DeclarationPeriod" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "from"},parentSchema:schemaDeclarationPeriod,data});
errors++;
}
if(data.to === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "to"},parentSchema:schemaDeclarationPeriod,data});
errors++;
}
if(data.from !== undefined){
let data0 = data.from;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"type",params:{type: "string"},parentSchema:schemaDeclarationPeriod.properties.from,data:data0});
errors++;
}
}
if(data.to !== undefined){
let data1 = data.to;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/to",keyword:"type",params:{type: "string"},parentSchema:schemaDeclarationPeriod.properties.to,data:data1});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaDeclarationPeriod,data});
errors++;
}
validateDeclarationPeriod.errors = vErrors;
return errors === 0;
}

const schemaDeclarationRow = DeclarationRequestBody.properties.rows.items;

function validateDeclarationRow(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DeclarationRow" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},parentSchema:schemaDeclarationRow,data});
errors++;
}
if(data.route === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "route"},parentSchema:schemaDeclarationRow,data});
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(lengthOf(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 200},parentSchema:schemaDeclarationRow.properties.id,data:data0});
errors++;
}
if(lengthOf(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},parentSchema:schemaDeclarationRow.properties.id,data:data0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},parentSchema:schemaDeclarationRow.properties.id,data:data0});
errors++;
}
}
if(data.route !== undefined){
if(!(validateEmissionsRoute(data.route, {instancePath:instancePath+"/route",parentData:data,parentDataProperty:"route",rootData}))){
vErrors = join(vErrors, validateEmissionsRoute.errors);
errors = vErrors.length;
}
}
if(data.cargo !== undefined){
if(!(validateEmissionsCargo(data.cargo, {instancePath:instancePath+"/cargo",parentData:data,parentDataProperty:"cargo",rootData}))){
vErrors = join(vErrors, validateEmissionsCargo.errors);
errors = vErrors.length;
}
}
if(data.vessel !== undefined){
if(!(validateEmissionsVessel(data.vessel, {instancePath:instancePath+"/vessel",parentData:data,parentDataProperty:"vessel",rootData}))){
vErrors = join(vErrors, validateEmissionsVessel.errors);
errors = vErrors.length;
}
}
if(data.fuel !== undefined){
if(!(validateEmissionsFuel(data.fuel, {instancePath:instancePath+"/fuel",parentData:data,parentDataProperty:"fuel",rootData}))){
vErrors = join(vErrors, validateEmissionsFuel.errors);
errors = vErrors.length;
}
}
if(data.port_calls !== undefined){
if(!(validatePortCalls(data.port_calls, {instancePath:instancePath+"/port_calls",parentData:data,parentDataProperty:"port_calls",rootData}))){
vErrors = join(vErrors, validatePortCalls.errors);
errors = vErrors.length;
}
}
if(data.calculation !== undefined){
if(!(validateEmissionsCalculation(data.calculation, {instancePath:instancePath+"/calculation",parentData:data,parentDataProperty:"calculation",rootData}))){
vErrors = join(vErrors, validateEmissionsCalculation.errors);
errors = vErrors.length;
}
}
if(data.framework !== undefined){
if(!(validateEmissionsFramework(data.framework, {instancePath:instancePath+"/framework",parentData:data,parentDataProperty:"framework",rootData}))){
vErrors = join(vErrors, validateEmissionsFramework.errors);
errors = vErrors.length;
}
}
if(data.carrier !== undefined){
if(!(validateEmissionsCarrier(data.carrier, {instancePath:instancePath+"/carrier",parentData:data,parentDataProperty:"carrier",rootData}))){
vErrors = join(vErrors, validateEmissionsCarrier.errors);
errors = vErrors.length;
}
}
if(data.carbon !== undefined){
if(!(validateCarbonRequest(data.carbon, {instancePath:instancePath+"/carbon",parentData:data,parentDataProperty:"carbon",rootData}))){
vErrors = join(vErrors, validateCarbonRequest.errors);
errors = vErrors.length;
}
}
if(data.incoterm !== undefined){
let data10 = data.incoterm;
if(typeof data10 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/incoterm",keyword:"type",params:{type: "string"},parentSchema:schemaDeclarationRow.properties.incoterm,data:data10});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaDeclarationRow,data});
errors++;
}
validateDeclarationRow.errors = vErrors;
return errors === 0;
}

const schemaSourceFile = DeclarationRequestBody.properties.source_files.items;
const pattern1 = new RegExp("^[0-9a-f]{64}$", "u");

function validateSourceFile(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SourceFile" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},parentSchema:schemaSourceFile,data});
errors++;
}
if(data.sha256 === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sha256"},parentSchema:schemaSourceFile,data});
errors++;
}
if(data.rows === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "rows"},parentSchema:schemaSourceFile,data});
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(lengthOf(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200},parentSchema:schemaSourceFile.properties.name,data:data0});
errors++;
}
if(lengthOf(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},parentSchema:schemaSourceFile.properties.name,data:data0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},parentSchema:schemaSourceFile.properties.name,data:data0});
errors++;
}
}
if(data.sha256 !== undefined){
let data1 = data.sha256;
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/sha256",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},parentSchema:schemaSourceFile.properties.sha256,data:data1});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sha256",keyword:"type",params:{type: "string"},parentSchema:schemaSourceFile.properties.sha256,data:data1});
errors++;
}
}
if(data.rows !== undefined){
let data2 = data.rows;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/rows",keyword:"type",params:{type: "integer"},parentSchema:schemaSourceFile.properties.rows,data:data2});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/rows",keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schemaSourceFile.properties.rows,data:data2});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaSourceFile,data});
errors++;
}
validateSourceFile.errors = vErrors;
return errors === 0;
}

const schemaClaim = DeclarationRequestBody.properties.claims.items;

function validateClaim(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Claim" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},parentSchema:schemaClaim,data});
errors++;
}
if(data.scheme === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "scheme"},parentSchema:schemaClaim,data});
errors++;
}
if(data.reduction_kg_co2e === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reduction_kg_co2e"},parentSchema:schemaClaim,data});
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(lengthOf(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 200},parentSchema:schemaClaim.properties.id,data:data0});
errors++;
}
if(lengthOf(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},parentSchema:schemaClaim.properties.id,data:data0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},parentSchema:schemaClaim.properties.id,data:data0});
errors++;
}
}
if(data.scheme !== undefined){
let data1 = data.scheme;
if(typeof data1 === "string"){
if(lengthOf(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/scheme",keyword:"maxLength",params:{limit: 200},parentSchema:schemaClaim.properties.scheme,data:data1});
errors++;
}
if(lengthOf(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/scheme",keyword:"minLength",params:{limit: 1},parentSchema:schemaClaim.properties.scheme,data:data1});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/scheme",keyword:"type",params:{type: "string"},parentSchema:schemaClaim.properties.scheme,data:data1});
errors++;
}
}
if(data.reduction_kg_co2e !== undefined){
let data2 = data.reduction_kg_co2e;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000000000 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/reduction_kg_co2e",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},parentSchema:schemaClaim.properties.reduction_kg_co2e,data:data2});
errors++;
}
if(data2 <= 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/reduction_kg_co2e",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaClaim.properties.reduction_kg_co2e,data:data2});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reduction_kg_co2e",keyword:"type",params:{type: "number"},parentSchema:schemaClaim.properties.reduction_kg_co2e,data:data2});
errors++;
}
}
if(data.description !== undefined){
let data3 = data.description;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "string"},parentSchema:schemaClaim.properties.description,data:data3});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaClaim,data});
errors++;
}
validateClaim.errors = vErrors;
return errors === 0;
}


function validateDeclarationRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DeclarationRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.organisation === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "organisation"},parentSchema:schemaDeclarationRequest,data});
errors++;
}
if(data.services === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "services"},parentSchema:schemaDeclarationRequest,data});
errors++;
}
if(data.period === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "period"},parentSchema:schemaDeclarationRequest,data});
errors++;
}
if(data.rows === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "rows"},parentSchema:schemaDeclarationRequest,data});
errors++;
}
if(data.organisation !== undefined){
let data0 = data.organisation;
if(typeof data0 === "string"){
if(lengthOf(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/organisation",keyword:"maxLength",params:{limit: 200},parentSchema:schemaDeclarationRequest.properties.organisation,data:data0});
errors++;
}
if(lengthOf(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/organisation",keyword:"minLength",params:{limit: 1},parentSchema:schemaDeclarationRequest.properties.organisation,data:data0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/organisation",keyword:"type",params:{type: "string"},parentSchema:schemaDeclarationRequest.properties.organisation,data:data0});
errors++;
}
}
if(data.services !== undefined){
let data1 = data.services;
if(typeof data1 === "string"){
if(lengthOf(data1) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/services",keyword:"maxLength",params:{limit: 500},parentSchema:schemaDeclarationRequest.properties.services,data:data1});
errors++;
}
if(lengthOf(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/services",keyword:"minLength",params:{limit: 1},parentSchema:schemaDeclarationRequest.properties.services,data:data1});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/services",keyword:"type",params:{type: "string"},parentSchema:schemaDeclarationRequest.properties.services,data:data1});
errors++;
}
}
if(data.period !== undefined){
if(!(validateDeclarationPeriod(data.period, {instancePath:instancePath+"/period",parentData:data,parentDataProperty:"period",rootData}))){
vErrors = join(vErrors, validateDeclarationPeriod.errors);
errors = vErrors.length;
}
}
if(data.rows !== undefined){
let data3 = data.rows;
if(Array.isArray(data3)){
if(data3.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/rows",keyword:"maxItems",params:{limit: 1000},parentSchema:schemaDeclarationRequest.properties.rows,data:data3});
errors++;
}
if(data3.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/rows",keyword:"minItems",params:{limit: 1},parentSchema:schemaDeclarationRequest.properties.rows,data:data3});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0 && errors<10000; i0++){
if(!(validateDeclarationRow(data3[i0], {instancePath:instancePath+"/rows/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = join(vErrors, validateDeclarationRow.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rows",keyword:"type",params:{type: "array"},parentSchema:schemaDeclarationRequest.properties.rows,data:data3});
errors++;
}
}
if(data.allow_doubles !== undefined){
let data5 = data.allow_doubles;
if(typeof data5 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/allow_doubles",keyword:"type",params:{type: "boolean"},parentSchema:schemaDeclarationRequest.properties.allow_doubles,data:data5});
errors++;
}
}
if(data.source_files !== undefined){
let data6 = data.source_files;
if(Array.isArray(data6)){
if(data6.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/source_files",keyword:"maxItems",params:{limit: 100},parentSchema:schemaDeclarationRequest.properties.source_files,data:data6});
errors++;
}
if(data6.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/source_files",keyword:"minItems",params:{limit: 1},parentSchema:schemaDeclarationRequest.properties.source_files,data:data6});
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1 && errors<10000; i1++){
if(!(validateSourceFile(data6[i1], {instancePath:instancePath+"/source_files/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
vErrors = join(vErrors, validateSourceFile.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/source_files",keyword:"type",params:{type: "array"},parentSchema:schemaDeclarationRequest.properties.source_files,data:data6});
errors++;
}
}
if(data.sale_side !== undefined){
let data8 = data.sale_side;
if(typeof data8 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sale_side",keyword:"type",params:{type: "string"},parentSchema:schemaDeclarationRequest.properties.sale_side,data:data8});
errors++;
}
if(!((data8 === "seller") || (data8 === "buyer"))){
(vErrors ??= []).push({instancePath:instancePath+"/sale_side",keyword:"enum",params:{allowedValues: schemaDeclarationRequest.properties.sale_side.enum},parentSchema:schemaDeclarationRequest.properties.sale_side,data:data8});
errors++;
}
}
if(data.claims !== undefined){
let data9 = data.claims;
if(Array.isArray(data9)){
if(data9.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/claims",keyword:"maxItems",params:{limit: 1000},parentSchema:schemaDeclarationRequest.properties.claims,data:data9});
errors++;
}
if(data9.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/claims",keyword:"minItems",params:{limit: 1},parentSchema:schemaDeclarationRequest.properties.claims,data:data9});
errors++;
}
const len2 = data9.length;
for(let i2=0; i2<len2 && errors<10000; i2++){
if(!(validateClaim(data9[i2], {instancePath:instancePath+"/claims/" + i2,parentData:data9,parentDataProperty:i2,rootData}))){
vErrors = join(vErrors, validateClaim.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/claims",keyword:"type",params:{type: "array"},parentSchema:schemaDeclarationRequest.properties.claims,data:data9});
errors++;
}
}
if(data.supersedes !== undefined){
let data11 = data.supersedes;
if(typeof data11 === "string"){
if(lengthOf(data11) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/supersedes",keyword:"maxLength",params:{limit: 200},parentSchema:schemaDeclarationRequest.properties.supersedes,data:data11});
errors++;
}
if(lengthOf(data11) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/supersedes",keyword:"minLength",params:{limit: 1},parentSchema:schemaDeclarationRequest.properties.supersedes,data:data11});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/supersedes",keyword:"type",params:{type: "string"},parentSchema:schemaDeclarationRequest.properties.supersedes,data:data11});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaDeclarationRequest,data});
errors++;
}
validateDeclarationRequest.errors = vErrors;
return errors === 0;
}

const schemaEmissionsRequest = EmissionsRequestBody;

function validateEmissionsRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EmissionsRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.route === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "route"},parentSchema:schemaEmissionsRequest,data});
errors++;
}
if(data.route !== undefined){
if(!(validateEmissionsRoute(data.route, {instancePath:instancePath+"/route",parentData:data,parentDataProperty:"route",rootData}))){
vErrors = join(vErrors, validateEmissionsRoute.errors);
errors = vErrors.length;
}
}
if(data.cargo !== undefined){
if(!(validateEmissionsCargo(data.cargo, {instancePath:instancePath+"/cargo",parentData:data,parentDataProperty:"cargo",rootData}))){
vErrors = join(vErrors, validateEmissionsCargo.errors);
errors = vErrors.length;
}
}
if(data.vessel !== undefined){
if(!(validateEmissionsVessel(data.vessel, {instancePath:instancePath+"/vessel",parentData:data,parentDataProperty:"vessel",rootData}))){
vErrors = join(vErrors, validateEmissionsVessel.errors);
errors = vErrors.length;
}
}
if(data.fuel !== undefined){
if(!(validateEmissionsFuel(data.fuel, {instancePath:instancePath+"/fuel",parentData:data,parentDataProperty:"fuel",rootData}))){
vErrors = join(vErrors, validateEmissionsFuel.errors);
errors = vErrors.length;
}
}
if(data.port_calls !== undefined){
if(!(validatePortCalls(data.port_calls, {instancePath:instancePath+"/port_calls",parentData:data,parentDataProperty:"port_calls",rootData}))){
vErrors = join(vErrors, validatePortCalls.errors);
errors = vErrors.length;
}
}
if(data.calculation !== undefined){
if(!(validateEmissionsCalculation(data.calculation, {instancePath:instancePath+"/calculation",parentData:data,parentDataProperty:"calculation",rootData}))){
vErrors = join(vErrors, validateEmissionsCalculation.errors);
errors = vErrors.length;
}
}
if(data.framework !== undefined){
if(!(validateEmissionsFramework(data.framework, {instancePath:instancePath+"/framework",parentData:data,parentDataProperty:"framework",rootData}))){
vErrors = join(vErrors, validateEmissionsFramework.errors);
errors = vErrors.length;
}
}
if(data.carrier !== undefined){
if(!(validateEmissionsCarrier(data.carrier, {instancePath:instancePath+"/carrier",parentData:data,parentDataProperty:"carrier",rootData}))){
vErrors = join(vErrors, validateEmissionsCarrier.errors);
errors = vErrors.length;
}
}
if(data.carbon !== undefined){
if(!(validateCarbonRequest(data.carbon, {instancePath:instancePath+"/carbon",parentData:data,parentDataProperty:"carbon",rootData}))){
vErrors = join(vErrors, validateCarbonRequest.errors);
errors = vErrors.length;
}
}
if(data.incoterm !== undefined){
let data9 = data.incoterm;
if(typeof data9 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/incoterm",keyword:"type",params:{type: "string"},parentSchema:schemaEmissionsRequest.properties.incoterm,data:data9});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaEmissionsRequest,data});
errors++;
}
validateEmissionsRequest.errors = vErrors;
return errors === 0;
}

const schemaFleetRequest = FleetRequestBody;
const schemaFleetShip = FleetRequestBody.properties.ships.items;

function validateFleetShip(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FleetShip" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},parentSchema:schemaFleetShip,data});
errors++;
}
if(data.energy_mj === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "energy_mj"},parentSchema:schemaFleetShip,data});
errors++;
}
if(data.ghg_intensity_g_per_mj === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ghg_intensity_g_per_mj"},parentSchema:schemaFleetShip,data});
errors++;
}
if(data.compliance_balance_tonnes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "compliance_balance_tonnes"},parentSchema:schemaFleetShip,data});
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(lengthOf(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 200},parentSchema:schemaFleetShip.properties.id,data:data0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},parentSchema:schemaFleetShip.properties.id,data:data0});
errors++;
}
}
if(data.energy_mj !== undefined){
let data1 = data.energy_mj;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 10000000000000 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/energy_mj",keyword:"maximum",params:{comparison: "<=", limit: 10000000000000},parentSchema:schemaFleetShip.properties.energy_mj,data:data1});
errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/energy_mj",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaFleetShip.properties.energy_mj,data:data1});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/energy_mj",keyword:"type",params:{type: "number"},parentSchema:schemaFleetShip.properties.energy_mj,data:data1});
errors++;
}
}
if(data.ghg_intensity_g_per_mj !== undefined){
let data2 = data.ghg_intensity_g_per_mj;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/ghg_intensity_g_per_mj",keyword:"maximum",params:{comparison: "<=", limit: 1000},parentSchema:schemaFleetShip.properties.ghg_intensity_g_per_mj,data:data2});
errors++;
}
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/ghg_intensity_g_per_mj",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaFleetShip.properties.ghg_intensity_g_per_mj,data:data2});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ghg_intensity_g_per_mj",keyword:"type",params:{type: "number"},parentSchema:schemaFleetShip.properties.ghg_intensity_g_per_mj,data:data2});
errors++;
}
}
if(data.compliance_balance_tonnes !== undefined){
let data3 = data.compliance_balance_tonnes;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 10000000 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/compliance_balance_tonnes",keyword:"maximum",params:{comparison: "<=", limit: 10000000},parentSchema:schemaFleetShip.properties.compliance_balance_tonnes,data:data3});
errors++;
}
if(data3 < -10000000 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/compliance_balance_tonnes",keyword:"minimum",params:{comparison: ">=", limit: -10000000},parentSchema:schemaFleetShip.properties.compliance_balance_tonnes,data:data3});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/compliance_balance_tonnes",keyword:"type",params:{type: "number"},parentSchema:schemaFleetShip.properties.compliance_balance_tonnes,data:data3});
errors++;
}
}
if(data.banked_tonnes !== undefined){
let data4 = data.banked_tonnes;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 10000000 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/banked_tonnes",keyword:"maximum",params:{comparison: "<=", limit: 10000000},parentSchema:schemaFleetShip.properties.banked_tonnes,data:data4});
errors++;
}
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/banked_tonnes",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaFleetShip.properties.banked_tonnes,data:data4});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/banked_tonnes",keyword:"type",params:{type: "number"},parentSchema:schemaFleetShip.properties.banked_tonnes,data:data4});
errors++;
}
}
if(data.borrowed_tonnes !== undefined){
let data5 = data.borrowed_tonnes;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 10000000 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/borrowed_tonnes",keyword:"maximum",params:{comparison: "<=", limit: 10000000},parentSchema:schemaFleetShip.properties.borrowed_tonnes,data:data5});
errors++;
}
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/borrowed_tonnes",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaFleetShip.properties.borrowed_tonnes,data:data5});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/borrowed_tonnes",keyword:"type",params:{type: "number"},parentSchema:schemaFleetShip.properties.borrowed_tonnes,data:data5});
errors++;
}
}
if(data.deficits_before !== undefined){
let data6 = data.deficits_before;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/deficits_before",keyword:"type",params:{type: "integer"},parentSchema:schemaFleetShip.properties.deficits_before,data:data6});
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 75 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/deficits_before",keyword:"maximum",params:{comparison: "<=", limit: 75},parentSchema:schemaFleetShip.properties.deficits_before,data:data6});
errors++;
}
if(data6 < 0 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/deficits_before",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaFleetShip.properties.deficits_before,data:data6});
errors++;
}
}
}
if(data.may_pool !== undefined){
let data7 = data.may_pool;
if(typeof data7 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/may_pool",keyword:"type",params:{type: "boolean"},parentSchema:schemaFleetShip.properties.may_pool,data:data7});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaFleetShip,data});
errors++;
}
validateFleetShip.errors = vErrors;
return errors === 0;
}


function validateFleetRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FleetRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.year === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "year"},parentSchema:schemaFleetRequest,data});
errors++;
}
if(data.ships === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ships"},parentSchema:schemaFleetRequest,data});
errors++;
}
if(data.year !== undefined){
let data0 = data.year;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"type",params:{type: "integer"},parentSchema:schemaFleetRequest.properties.year,data:data0});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2100 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"maximum",params:{comparison: "<=", limit: 2100},parentSchema:schemaFleetRequest.properties.year,data:data0});
errors++;
}
if(data0 < 2025 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"minimum",params:{comparison: ">=", limit: 2025},parentSchema:schemaFleetRequest.properties.year,data:data0});
errors++;
}
}
}
if(data.ships !== undefined){
let data1 = data.ships;
if(Array.isArray(data1)){
if(data1.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/ships",keyword:"maxItems",params:{limit: 500},parentSchema:schemaFleetRequest.properties.ships,data:data1});
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/ships",keyword:"minItems",params:{limit: 1},parentSchema:schemaFleetRequest.properties.ships,data:data1});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0 && errors<10000; i0++){
if(!(validateFleetShip(data1[i0], {instancePath:instancePath+"/ships/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = join(vErrors, validateFleetShip.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ships",keyword:"type",params:{type: "array"},parentSchema:schemaFleetRequest.properties.ships,data:data1});
errors++;
}
}
if(data.surplus_price_eur !== undefined){
let data3 = data.surplus_price_eur;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100000 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/surplus_price_eur",keyword:"maximum",params:{comparison: "<=", limit: 100000},parentSchema:schemaFleetRequest.properties.surplus_price_eur,data:data3});
errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/surplus_price_eur",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaFleetRequest.properties.surplus_price_eur,data:data3});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/surplus_price_eur",keyword:"type",params:{type: "number"},parentSchema:schemaFleetRequest.properties.surplus_price_eur,data:data3});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaFleetRequest,data});
errors++;
}
validateFleetRequest.errors = vErrors;
return errors === 0;
}

const schemaShipYearRequest = ShipYearRequestBody;
const schemaRatedShip = ShipYearRequestBody.properties.ship;

function validateRatedShip(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RatedShip" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},parentSchema:schemaRatedShip,data});
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},parentSchema:schemaRatedShip.properties.type,data:data0});
errors++;
}
if(!(((((((((((((data0 === "bulk_carrier") || (data0 === "gas_carrier")) || (data0 === "tanker")) || (data0 === "container_ship")) || (data0 === "general_cargo_ship")) || (data0 === "refrigerated_cargo_carrier")) || (data0 === "combination_carrier")) || (data0 === "lng_carrier")) || (data0 === "vehicle_carrier")) || (data0 === "ro_ro_cargo_ship")) || (data0 === "ro_ro_passenger_ship")) || (data0 === "ro_ro_passenger_ship_high_speed")) || (data0 === "cruise_passenger_ship"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schemaRatedShip.properties.type.enum},parentSchema:schemaRatedShip.properties.type,data:data0});
errors++;
}
}
if(data.deadweight_tonnes !== undefined){
let data1 = data.deadweight_tonnes;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000000 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/deadweight_tonnes",keyword:"maximum",params:{comparison: "<=", limit: 1000000},parentSchema:schemaRatedShip.properties.deadweight_tonnes,data:data1});
errors++;
}
if(data1 <= 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/deadweight_tonnes",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaRatedShip.properties.deadweight_tonnes,data:data1});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/deadweight_tonnes",keyword:"type",params:{type: "number"},parentSchema:schemaRatedShip.properties.deadweight_tonnes,data:data1});
errors++;
}
}
if(data.gross_tonnage !== undefined){
let data2 = data.gross_tonnage;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/gross_tonnage",keyword:"maximum",params:{comparison: "<=", limit: 1000000},parentSchema:schemaRatedShip.properties.gross_tonnage,data:data2});
errors++;
}
if(data2 <= 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/gross_tonnage",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaRatedShip.properties.gross_tonnage,data:data2});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/gross_tonnage",keyword:"type",params:{type: "number"},parentSchema:schemaRatedShip.properties.gross_tonnage,data:data2});
errors++;
}
}
if(data.capacity_factor !== undefined){
let data3 = data.capacity_factor;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 3 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/capacity_factor",keyword:"maximum",params:{comparison: "<=", limit: 3},parentSchema:schemaRatedShip.properties.capacity_factor,data:data3});
errors++;
}
if(data3 < 0.5 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/capacity_factor",keyword:"minimum",params:{comparison: ">=", limit: 0.5},parentSchema:schemaRatedShip.properties.capacity_factor,data:data3});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/capacity_factor",keyword:"type",params:{type: "number"},parentSchema:schemaRatedShip.properties.capacity_factor,data:data3});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaRatedShip,data});
errors++;
}
validateRatedShip.errors = vErrors;
return errors === 0;
}

const schemaShipYearRow = ShipYearRequestBody.properties.rows.items;
const schemaFuelStock = ShipYearRequestBody.properties.rows.items.properties.stocks.items;

function validateFuelStock(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FuelStock" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},parentSchema:schemaFuelStock,data});
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 === "string"){
if(lengthOf(data0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"maxLength",params:{limit: 100},parentSchema:schemaFuelStock.properties.type,data:data0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},parentSchema:schemaFuelStock.properties.type,data:data0});
errors++;
}
}
if(data.rob_tonnes !== undefined){
let data1 = data.rob_tonnes;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000000 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/rob_tonnes",keyword:"maximum",params:{comparison: "<=", limit: 1000000},parentSchema:schemaFuelStock.properties.rob_tonnes,data:data1});
errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/rob_tonnes",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaFuelStock.properties.rob_tonnes,data:data1});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rob_tonnes",keyword:"type",params:{type: "number"},parentSchema:schemaFuelStock.properties.rob_tonnes,data:data1});
errors++;
}
}
if(data.received_tonnes !== undefined){
let data2 = data.received_tonnes;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/received_tonnes",keyword:"maximum",params:{comparison: "<=", limit: 1000000},parentSchema:schemaFuelStock.properties.received_tonnes,data:data2});
errors++;
}
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/received_tonnes",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaFuelStock.properties.received_tonnes,data:data2});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/received_tonnes",keyword:"type",params:{type: "number"},parentSchema:schemaFuelStock.properties.received_tonnes,data:data2});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaFuelStock,data});
errors++;
}
validateFuelStock.errors = vErrors;
return errors === 0;
}

const schemaYearFuel = ShipYearRequestBody.properties.rows.items.properties.fuels.items;

function validateYearFuel(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="YearFuel" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},parentSchema:schemaYearFuel,data});
errors++;
}
if(data.tonnes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tonnes"},parentSchema:schemaYearFuel,data});
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},parentSchema:schemaYearFuel.properties.type,data:data0});
errors++;
}
}
if(data.source !== undefined){
let data1 = data.source;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"type",params:{type: "string"},parentSchema:schemaYearFuel.properties.source,data:data1});
errors++;
}
if(!(((data1 === "fossil") || (data1 === "biofuel")) || (data1 === "rfnbo"))){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"enum",params:{allowedValues: schemaYearFuel.properties.source.enum},parentSchema:schemaYearFuel.properties.source,data:data1});
errors++;
}
}
if(data.engine !== undefined){
let data2 = data.engine;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/engine",keyword:"type",params:{type: "string"},parentSchema:schemaYearFuel.properties.engine,data:data2});
errors++;
}
if(!(((((data2 === "otto_medium_speed") || (data2 === "otto_slow_speed")) || (data2 === "diesel_slow_speed")) || (data2 === "lean_burn")) || (data2 === "fuel_cell"))){
(vErrors ??= []).push({instancePath:instancePath+"/engine",keyword:"enum",params:{allowedValues: schemaYearFuel.properties.engine.enum},parentSchema:schemaYearFuel.properties.engine,data:data2});
errors++;
}
}
if(data.certificate !== undefined){
if(!(validateFuelCertificate(data.certificate, {instancePath:instancePath+"/certificate",parentData:data,parentDataProperty:"certificate",rootData}))){
vErrors = join(vErrors, validateFuelCertificate.errors);
errors = vErrors.length;
}
}
if(data.iso8217_grade !== undefined){
let data4 = data.iso8217_grade;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/iso8217_grade",keyword:"type",params:{type: "string"},parentSchema:schemaYearFuel.properties.iso8217_grade,data:data4});
errors++;
}
}
if(data.tonnes !== undefined){
let data5 = data.tonnes;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000000 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/tonnes",keyword:"maximum",params:{comparison: "<=", limit: 1000000},parentSchema:schemaYearFuel.properties.tonnes,data:data5});
errors++;
}
if(data5 <= 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/tonnes",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaYearFuel.properties.tonnes,data:data5});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tonnes",keyword:"type",params:{type: "number"},parentSchema:schemaYearFuel.properties.tonnes,data:data5});
errors++;
}
}
if(data.deductible_tonnes !== undefined){
let data6 = data.deductible_tonnes;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1000000 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/deductible_tonnes",keyword:"maximum",params:{comparison: "<=", limit: 1000000},parentSchema:schemaYearFuel.properties.deductible_tonnes,data:data6});
errors++;
}
if(data6 < 0 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/deductible_tonnes",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaYearFuel.properties.deductible_tonnes,data:data6});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/deductible_tonnes",keyword:"type",params:{type: "number"},parentSchema:schemaYearFuel.properties.deductible_tonnes,data:data6});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaYearFuel,data});
errors++;
}
validateYearFuel.errors = vErrors;
return errors === 0;
}


function validateShipYearRow(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ShipYearRow" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fuels === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "fuels"},parentSchema:schemaShipYearRow,data});
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(lengthOf(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 200},parentSchema:schemaShipYearRow.properties.id,data:data0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},parentSchema:schemaShipYearRow.properties.id,data:data0});
errors++;
}
}
if(data.origin !== undefined){
if(!(validateEmissionsPlace(data.origin, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData}))){
vErrors = join(vErrors, validateEmissionsPlace.errors);
errors = vErrors.length;
}
}
if(data.destination !== undefined){
if(!(validateEmissionsPlace(data.destination, {instancePath:instancePath+"/destination",parentData:data,parentDataProperty:"destination",rootData}))){
vErrors = join(vErrors, validateEmissionsPlace.errors);
errors = vErrors.length;
}
}
if(data.port !== undefined){
if(!(validateEmissionsPlace(data.port, {instancePath:instancePath+"/port",parentData:data,parentDataProperty:"port",rootData}))){
vErrors = join(vErrors, validateEmissionsPlace.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
let data4 = data.date;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/date",keyword:"type",params:{type: "string"},parentSchema:schemaShipYearRow.properties.date,data:data4});
errors++;
}
}
if(data.distance_nm !== undefined){
let data5 = data.distance_nm;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 540000 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/distance_nm",keyword:"maximum",params:{comparison: "<=", limit: 540000},parentSchema:schemaShipYearRow.properties.distance_nm,data:data5});
errors++;
}
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/distance_nm",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaShipYearRow.properties.distance_nm,data:data5});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/distance_nm",keyword:"type",params:{type: "number"},parentSchema:schemaShipYearRow.properties.distance_nm,data:data5});
errors++;
}
}
if(data.cargo_tonnes !== undefined){
let data6 = data.cargo_tonnes;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1000000 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/cargo_tonnes",keyword:"maximum",params:{comparison: "<=", limit: 1000000},parentSchema:schemaShipYearRow.properties.cargo_tonnes,data:data6});
errors++;
}
if(data6 < 0 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/cargo_tonnes",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaShipYearRow.properties.cargo_tonnes,data:data6});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cargo_tonnes",keyword:"type",params:{type: "number"},parentSchema:schemaShipYearRow.properties.cargo_tonnes,data:data6});
errors++;
}
}
if(data.adjustment !== undefined){
let data7 = data.adjustment;
if(typeof data7 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/adjustment",keyword:"type",params:{type: "string"},parentSchema:schemaShipYearRow.properties.adjustment,data:data7});
errors++;
}
if(!((data7 === "ice") || (data7 === "safety"))){
(vErrors ??= []).push({instancePath:instancePath+"/adjustment",keyword:"enum",params:{allowedValues: schemaShipYearRow.properties.adjustment.enum},parentSchema:schemaShipYearRow.properties.adjustment,data:data7});
errors++;
}
}
if(data.tanker_service !== undefined){
let data8 = data.tanker_service;
if(typeof data8 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/tanker_service",keyword:"type",params:{type: "string"},parentSchema:schemaShipYearRow.properties.tanker_service,data:data8});
errors++;
}
if(!((data8 === "sts") || (data8 === "shuttle"))){
(vErrors ??= []).push({instancePath:instancePath+"/tanker_service",keyword:"enum",params:{allowedValues: schemaShipYearRow.properties.tanker_service.enum},parentSchema:schemaShipYearRow.properties.tanker_service,data:data8});
errors++;
}
}
if(data.port_of_call !== undefined){
let data9 = data.port_of_call;
if(typeof data9 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/port_of_call",keyword:"type",params:{type: "boolean"},parentSchema:schemaShipYearRow.properties.port_of_call,data:data9});
errors++;
}
}
if(data.shore_power_kwh !== undefined){
let data10 = data.shore_power_kwh;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 10000000 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/shore_power_kwh",keyword:"maximum",params:{comparison: "<=", limit: 10000000},parentSchema:schemaShipYearRow.properties.shore_power_kwh,data:data10});
errors++;
}
if(data10 < 0 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/shore_power_kwh",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaShipYearRow.properties.shore_power_kwh,data:data10});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/shore_power_kwh",keyword:"type",params:{type: "number"},parentSchema:schemaShipYearRow.properties.shore_power_kwh,data:data10});
errors++;
}
}
if(data.stocks !== undefined){
let data11 = data.stocks;
if(Array.isArray(data11)){
if(data11.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/stocks",keyword:"maxItems",params:{limit: 20},parentSchema:schemaShipYearRow.properties.stocks,data:data11});
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0 && errors<10000; i0++){
if(!(validateFuelStock(data11[i0], {instancePath:instancePath+"/stocks/" + i0,parentData:data11,parentDataProperty:i0,rootData}))){
vErrors = join(vErrors, validateFuelStock.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stocks",keyword:"type",params:{type: "array"},parentSchema:schemaShipYearRow.properties.stocks,data:data11});
errors++;
}
}
if(data.fuels !== undefined){
let data13 = data.fuels;
if(Array.isArray(data13)){
if(data13.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/fuels",keyword:"maxItems",params:{limit: 10},parentSchema:schemaShipYearRow.properties.fuels,data:data13});
errors++;
}
const len1 = data13.length;
for(let i1=0; i1<len1 && errors<10000; i1++){
if(!(validateYearFuel(data13[i1], {instancePath:instancePath+"/fuels/" + i1,parentData:data13,parentDataProperty:i1,rootData}))){
vErrors = join(vErrors, validateYearFuel.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fuels",keyword:"type",params:{type: "array"},parentSchema:schemaShipYearRow.properties.fuels,data:data13});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaShipYearRow,data});
errors++;
}
validateShipYearRow.errors = vErrors;
return errors === 0;
}

const schemaShipYearPrices = ShipYearRequestBody.properties.carbon;

function validateShipYearPrices(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ShipYearPrices" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.eua_price_eur !== undefined){
let data0 = data.eua_price_eur;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/eua_price_eur",keyword:"maximum",params:{comparison: "<=", limit: 100000},parentSchema:schemaShipYearPrices.properties.eua_price_eur,data:data0});
errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/eua_price_eur",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaShipYearPrices.properties.eua_price_eur,data:data0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/eua_price_eur",keyword:"type",params:{type: "number"},parentSchema:schemaShipYearPrices.properties.eua_price_eur,data:data0});
errors++;
}
}
if(data.uka_price_gbp !== undefined){
let data1 = data.uka_price_gbp;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100000 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/uka_price_gbp",keyword:"maximum",params:{comparison: "<=", limit: 100000},parentSchema:schemaShipYearPrices.properties.uka_price_gbp,data:data1});
errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/uka_price_gbp",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaShipYearPrices.properties.uka_price_gbp,data:data1});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/uka_price_gbp",keyword:"type",params:{type: "number"},parentSchema:schemaShipYearPrices.properties.uka_price_gbp,data:data1});
errors++;
}
}
if(data.wind_share !== undefined){
let data2 = data.wind_share;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/wind_share",keyword:"maximum",params:{comparison: "<=", limit: 1},parentSchema:schemaShipYearPrices.properties.wind_share,data:data2});
errors++;
}
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/wind_share",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaShipYearPrices.properties.wind_share,data:data2});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/wind_share",keyword:"type",params:{type: "number"},parentSchema:schemaShipYearPrices.properties.wind_share,data:data2});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaShipYearPrices,data});
errors++;
}
validateShipYearPrices.errors = vErrors;
return errors === 0;
}


function validateShipYearRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ShipYearRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.year === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "year"},parentSchema:schemaShipYearRequest,data});
errors++;
}
if(data.ship === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ship"},parentSchema:schemaShipYearRequest,data});
errors++;
}
if(data.rows === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "rows"},parentSchema:schemaShipYearRequest,data});
errors++;
}
if(data.year !== undefined){
let data0 = data.year;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"type",params:{type: "integer"},parentSchema:schemaShipYearRequest.properties.year,data:data0});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2100 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"maximum",params:{comparison: "<=", limit: 2100},parentSchema:schemaShipYearRequest.properties.year,data:data0});
errors++;
}
if(data0 < 2019 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"minimum",params:{comparison: ">=", limit: 2019},parentSchema:schemaShipYearRequest.properties.year,data:data0});
errors++;
}
}
}
if(data.ship !== undefined){
if(!(validateRatedShip(data.ship, {instancePath:instancePath+"/ship",parentData:data,parentDataProperty:"ship",rootData}))){
vErrors = join(vErrors, validateRatedShip.errors);
errors = vErrors.length;
}
}
if(data.rows !== undefined){
let data2 = data.rows;
if(Array.isArray(data2)){
if(data2.length > 5000){
(vErrors ??= []).push({instancePath:instancePath+"/rows",keyword:"maxItems",params:{limit: 5000},parentSchema:schemaShipYearRequest.properties.rows,data:data2});
errors++;
}
if(data2.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/rows",keyword:"minItems",params:{limit: 1},parentSchema:schemaShipYearRequest.properties.rows,data:data2});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0 && errors<10000; i0++){
if(!(validateShipYearRow(data2[i0], {instancePath:instancePath+"/rows/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = join(vErrors, validateShipYearRow.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rows",keyword:"type",params:{type: "array"},parentSchema:schemaShipYearRequest.properties.rows,data:data2});
errors++;
}
}
if(data.carbon !== undefined){
if(!(validateShipYearPrices(data.carbon, {instancePath:instancePath+"/carbon",parentData:data,parentDataProperty:"carbon",rootData}))){
vErrors = join(vErrors, validateShipYearPrices.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaShipYearRequest,data});
errors++;
}
validateShipYearRequest.errors = vErrors;
return errors === 0;
}

const schemaFigureQuery = FigureQuery;

function validateFigureQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FigureQuery" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "from"},parentSchema:schemaFigureQuery,data});
errors++;
}
if(data.to === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "to"},parentSchema:schemaFigureQuery,data});
errors++;
}
if(data.what === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "what"},parentSchema:schemaFigureQuery,data});
errors++;
}
if(data.from !== undefined){
let data0 = data.from;
if(typeof data0 === "string"){
if(lengthOf(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"minLength",params:{limit: 1},parentSchema:schemaFigureQuery.properties.from,data:data0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"type",params:{type: "string"},parentSchema:schemaFigureQuery.properties.from,data:data0});
errors++;
}
}
if(data.to !== undefined){
let data1 = data.to;
if(typeof data1 === "string"){
if(lengthOf(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/to",keyword:"minLength",params:{limit: 1},parentSchema:schemaFigureQuery.properties.to,data:data1});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/to",keyword:"type",params:{type: "string"},parentSchema:schemaFigureQuery.properties.to,data:data1});
errors++;
}
}
if(data.what !== undefined){
let data2 = data.what;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/what",keyword:"type",params:{type: "string"},parentSchema:schemaFigureQuery.properties.what,data:data2});
errors++;
}
if(!(((((data2 === "hours") || (data2 === "arrival")) || (data2 === "fuel")) || (data2 === "co2e")) || (data2 === "cost"))){
(vErrors ??= []).push({instancePath:instancePath+"/what",keyword:"enum",params:{allowedValues: schemaFigureQuery.properties.what.enum},parentSchema:schemaFigureQuery.properties.what,data:data2});
errors++;
}
}
if(data.mass_tonnes !== undefined){
let data3 = data.mass_tonnes;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 10000000 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/mass_tonnes",keyword:"maximum",params:{comparison: "<=", limit: 10000000},parentSchema:schemaFigureQuery.properties.mass_tonnes,data:data3});
errors++;
}
if(data3 <= 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/mass_tonnes",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaFigureQuery.properties.mass_tonnes,data:data3});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/mass_tonnes",keyword:"type",params:{type: "number"},parentSchema:schemaFigureQuery.properties.mass_tonnes,data:data3});
errors++;
}
}
if(data.teu !== undefined){
let data4 = data.teu;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100000 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/teu",keyword:"maximum",params:{comparison: "<=", limit: 100000},parentSchema:schemaFigureQuery.properties.teu,data:data4});
errors++;
}
if(data4 <= 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/teu",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaFigureQuery.properties.teu,data:data4});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/teu",keyword:"type",params:{type: "number"},parentSchema:schemaFigureQuery.properties.teu,data:data4});
errors++;
}
}
if(data.vessel_type !== undefined){
let data5 = data.vessel_type;
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data5 === "container") || (data5 === "bulker")) || (data5 === "tanker")) || (data5 === "small_feeder")) || (data5 === "feeder")) || (data5 === "feedermax")) || (data5 === "sub_panamax")) || (data5 === "post_panamax_plus")) || (data5 === "vlcs")) || (data5 === "large_post_panamax")) || (data5 === "neo_panamax")) || (data5 === "new_panamax")) || (data5 === "ulcv")) || (data5 === "ulcs")) || (data5 === "megamax")) || (data5 === "handysize")) || (data5 === "handy_bulker")) || (data5 === "handymax")) || (data5 === "supramax")) || (data5 === "ultramax")) || (data5 === "kamsarmax")) || (data5 === "capesize")) || (data5 === "newcastlemax")) || (data5 === "babycape")) || (data5 === "mini_cape")) || (data5 === "cape")) || (data5 === "vloc")) || (data5 === "valemax")) || (data5 === "guaibamax")) || (data5 === "wozmax")) || (data5 === "mr")) || (data5 === "mr1")) || (data5 === "mr2")) || (data5 === "handy_tanker")) || (data5 === "lr1")) || (data5 === "lr2")) || (data5 === "aframax")) || (data5 === "suezmax")) || (data5 === "vlcc")) || (data5 === "ulcc")) || (data5 === "containership")) || (data5 === "containerschiff")) || (data5 === "portacontenedores")) || (data5 === "porte_conteneurs")) || (data5 === "portacontainer")) || (data5 === "container_ship")) || (data5 === "box_ship")) || (data5 === "bulk_carrier")) || (data5 === "dry_bulk")) || (data5 === "bulk")) || (data5 === "ore_carrier")) || (data5 === "massengutfrachter")) || (data5 === "granelero")) || (data5 === "vraquier")) || (data5 === "oil_tanker")) || (data5 === "product_tanker")) || (data5 === "products_tanker")) || (data5 === "oil_products_tanker")) || (data5 === "crude_tanker")) || (data5 === "crude_oil_tanker")) || (data5 === "crude_oil_products_tanker")) || (data5 === "clean_tanker")) || (data5 === "dirty_tanker")) || (data5 === "tankschiff")) || (data5 === "oeltanker")) || (data5 === "petrolero")) || (data5 === "petrolier")) || (data5 === "feeder_container")) || (data5 === "deep_sea_container")) || (data5 === "chemical_tanker")) || (data5 === "oil_chemical_tanker")) || (data5 === "chemical_oil_tanker")) || (data5 === "chemical_products_tanker")) || (data5 === "chemical_oil_products_tanker")) || (data5 === "parcel_tanker")) || (data5 === "edible_oil_tanker")) || (data5 === "vegetable_oil_tanker")) || (data5 === "lng_carrier")) || (data5 === "lng_tanker")) || (data5 === "vlgc")) || (data5 === "very_large_gas_carrier")) || (data5 === "gas_carrier")) || (data5 === "lpg_carrier")) || (data5 === "lpg_tanker")) || (data5 === "lpgc")) || (data5 === "liquefied_gas")) || (data5 === "combination_gas")) || (data5 === "ethylene_carrier")) || (data5 === "ammonia_carrier")) || (data5 === "co2_carrier")) || (data5 === "reefer")) || (data5 === "reefer_ship")) || (data5 === "refrigerated_cargo")) || (data5 === "palletised_cargo")) || (data5 === "car_carrier")) || (data5 === "vehicle_carrier")) || (data5 === "vehicles_carrier")) || (data5 === "pctc")) || (data5 === "pcc")) || (data5 === "car_truck_carrier")) || (data5 === "pure_car_carrier")) || (data5 === "pure_car_truck_carrier")) || (data5 === "pure_car_and_truck_carrier")) || (data5 === "ro_ro_cargo_ship_vehicle_carrier")) || (data5 === "ro_ro")) || (data5 === "roro")) || (data5 === "ro_ro_cargo")) || (data5 === "ferry")) || (data5 === "ropax")) || (data5 === "ro_pax")) || (data5 === "passenger_ro_ro")) || (data5 === "passenger_ro_ro_cargo")) || (data5 === "ro_ro_passenger")) || (data5 === "cruise")) || (data5 === "cruise_ship")) || (data5 === "cruise_liner")) || (data5 === "passenger_cruise")) || (data5 === "cruise_passenger")) || (data5 === "passenger_ship_cruise_passenger")) || (data5 === "general_cargo")) || (data5 === "multipurpose")) || (data5 === "mpp")) || (data5 === "heavy_lift")) || (data5 === "cargo_ship")) || (data5 === "dry_cargo")) || (data5 === "freighter")) || (data5 === "mpv")) || (data5 === "multi_purpose")) || (data5 === "breakbulk")) || (data5 === "break_bulk")) || (data5 === "tween_decker")) || (data5 === "tweendecker")) || (data5 === "project_cargo")) || (data5 === "stueckgutfrachter")) || (data5 === "handy")) || (data5 === "panamax_bulker")) || (data5 === "very_large_crude_carrier")) || (data5 === "medium_range")) || (data5 === "long_range_1")) || (data5 === "long_range_2")) || (data5 === "panamax_container")) || (data5 === "post_panamax_container")) || (data5 === "panamax_tanker")) || (data5 === "seawaymax")) || (data5 === "laker")) || (data5 === "great_lakes_bulk")) || (data5 === "chinamax")) || (data5 === "small_tanker")) || (data5 === "coastal_tanker")) || (data5 === "asphalt_tanker")) || (data5 === "bitumen_tanker")) || (data5 === "asphalt_bitumen_tanker")) || (data5 === "bunkering_tanker")) || (data5 === "bunker_tanker")) || (data5 === "lngc")) || (data5 === "q_flex")) || (data5 === "q_max")) || (data5 === "vlac")) || (data5 === "vlec")) || (data5 === "ethane_carrier")) || (data5 === "mgc")) || (data5 === "medium_gas_carrier")) || (data5 === "lctc")) || (data5 === "conro")) || (data5 === "container_ro_ro_cargo")) || (data5 === "ro_ro_container")) || (data5 === "combination_carrier")) || (data5 === "obo")) || (data5 === "ore_oil_carrier")) || (data5 === "bulk_oil_carrier")) || (data5 === "open_hatch")) || (data5 === "open_hatch_bulk")) || (data5 === "open_hatch_cargo")) || (data5 === "open_hatch_general_cargo")) || (data5 === "ohgc")) || (data5 === "woodchip_carrier")) || (data5 === "wood_chip_carrier")) || (data5 === "wood_chips_carrier")) || (data5 === "chip_carrier")) || (data5 === "cement_carrier")) || (data5 === "livestock_carrier")) || (data5 === "heavy_load")) || (data5 === "deck_cargo")) || (data5 === "semi_submersible")) || (data5 === "lgc")) || (data5 === "large_gas_carrier")) || (data5 === "small_lng")) || (data5 === "lng_bunkering_tanker")) || (data5 === "lng_bunker")) || (data5 === "shuttle_tanker")) || (data5 === "dunkirkmax")) || (data5 === "very_large_ore_carrier")) || (data5 === "vlbc")) || (data5 === "post_panamax_bulker")) || (data5 === "large_feeder")) || (data5 === "bangkokmax")) || (data5 === "vlcv")) || (data5 === "megamax_24")) || (data5 === "mgx_24")) || (data5 === "coaster")) || (data5 === "minibulker")) || (data5 === "short_sea")) || (data5 === "coastal")) || (data5 === "river_sea")) || (data5 === "shortsea"))){
(vErrors ??= []).push({instancePath:instancePath+"/vessel_type",keyword:"enum",params:{allowedValues: schemaFigureQuery.properties.vessel_type.enum},parentSchema:schemaFigureQuery.properties.vessel_type,data:data5});
errors++;
}
if(!(typeof data5 === "string")){
(vErrors ??= []).push({instancePath:instancePath+"/vessel_type",keyword:"type",params:{type: "string"},parentSchema:schemaFigureQuery.properties.vessel_type,data:data5});
errors++;
}
}
if(data.vessel_size_class !== undefined){
let data6 = data.vessel_size_class;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/vessel_size_class",keyword:"type",params:{type: "string"},parentSchema:schemaFigureQuery.properties.vessel_size_class,data:data6});
errors++;
}
}
if(data.speed_kn !== undefined){
let data7 = data.speed_kn;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 107.99 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/speed_kn",keyword:"maximum",params:{comparison: "<=", limit: 107.99},parentSchema:schemaFigureQuery.properties.speed_kn,data:data7});
errors++;
}
if(data7 < 0.54 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/speed_kn",keyword:"minimum",params:{comparison: ">=", limit: 0.54},parentSchema:schemaFigureQuery.properties.speed_kn,data:data7});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/speed_kn",keyword:"type",params:{type: "number"},parentSchema:schemaFigureQuery.properties.speed_kn,data:data7});
errors++;
}
}
if(data.depart_at !== undefined){
let data8 = data.depart_at;
if(typeof data8 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/depart_at",keyword:"type",params:{type: "string"},parentSchema:schemaFigureQuery.properties.depart_at,data:data8});
errors++;
}
}
if(data.fuel_price_usd_per_tonne !== undefined){
let data9 = data.fuel_price_usd_per_tonne;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 100000 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/fuel_price_usd_per_tonne",keyword:"maximum",params:{comparison: "<=", limit: 100000},parentSchema:schemaFigureQuery.properties.fuel_price_usd_per_tonne,data:data9});
errors++;
}
if(data9 < 0 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/fuel_price_usd_per_tonne",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaFigureQuery.properties.fuel_price_usd_per_tonne,data:data9});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fuel_price_usd_per_tonne",keyword:"type",params:{type: "number"},parentSchema:schemaFigureQuery.properties.fuel_price_usd_per_tonne,data:data9});
errors++;
}
}
if(data.format !== undefined){
let data10 = data.format;
if(typeof data10 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/format",keyword:"type",params:{type: "string"},parentSchema:schemaFigureQuery.properties.format,data:data10});
errors++;
}
if(!((data10 === "json") || (data10 === "text"))){
(vErrors ??= []).push({instancePath:instancePath+"/format",keyword:"enum",params:{allowedValues: schemaFigureQuery.properties.format.enum},parentSchema:schemaFigureQuery.properties.format,data:data10});
errors++;
}
}
if(data.avoid !== undefined){
let data11 = data.avoid;
if(Array.isArray(data11)){
if(data11.length > 40){
(vErrors ??= []).push({instancePath:instancePath+"/avoid",keyword:"maxItems",params:{limit: 40},parentSchema:schemaFigureQuery.properties.avoid,data:data11});
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0 && errors<10000; i0++){
let data12 = data11[i0];
if(typeof data12 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/avoid/" + i0,keyword:"type",params:{type: "string"},parentSchema:schemaFigureQuery.properties.avoid.items,data:data12});
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((((data12 === "suez") || (data12 === "panama")) || (data12 === "gibraltar")) || (data12 === "malacca")) || (data12 === "dover")) || (data12 === "bering")) || (data12 === "magellan")) || (data12 === "babelmandeb")) || (data12 === "kiel")) || (data12 === "corinth")) || (data12 === "northwest")) || (data12 === "northeast")) || (data12 === "bosporus")) || (data12 === "dardanelles")) || (data12 === "st-lawrence-seaway")) || (data12 === "oresund")) || (data12 === "great-belt")) || (data12 === "hormuz")) || (data12 === "sunda")) || (data12 === "lombok")) || (data12 === "belle-isle")) || (data12 === "canso")) || (data12 === "johnstone")) || (data12 === "serpents-mouth")) || (data12 === "china-strait")) || (data12 === "kalmarsund")) || (data12 === "nevelskoy")) || (data12 === "hainan")) || (data12 === "torres")) || (data12 === "chesapeake-delaware")) || (data12 === "cape-cod")) || (data12 === "inside-schemes")) || (data12 === "east-river")) || (data12 === "san-juanico")) || (data12 === "strelasund")) || (data12 === "volga-don")) || (data12 === "harris")) || (data12 === "gronsund")) || (data12 === "fehmarnsund")) || (data12 === "kyle-rhea")) || (data12 === "nagashima")) || (data12 === "pasman")) || (data12 === "middle-channel")) || (data12 === "seca")) || (data12 === "piracy"))){
(vErrors ??= []).push({instancePath:instancePath+"/avoid/" + i0,keyword:"enum",params:{allowedValues: schemaFigureQuery.properties.avoid.items.enum},parentSchema:schemaFigureQuery.properties.avoid.items,data:data12});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/avoid",keyword:"type",params:{type: "array"},parentSchema:schemaFigureQuery.properties.avoid,data:data11});
errors++;
}
}
if(data.allow !== undefined){
let data13 = data.allow;
if(Array.isArray(data13)){
if(data13.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/allow",keyword:"maxItems",params:{limit: 20},parentSchema:schemaFigureQuery.properties.allow,data:data13});
errors++;
}
const len1 = data13.length;
for(let i1=0; i1<len1 && errors<10000; i1++){
let data14 = data13[i1];
if(typeof data14 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/allow/" + i1,keyword:"type",params:{type: "string"},parentSchema:schemaFigureQuery.properties.allow.items,data:data14});
errors++;
}
if(!(((((((((((((((((((((((((data14 === "corinth") || (data14 === "northwest")) || (data14 === "northeast")) || (data14 === "belle-isle")) || (data14 === "canso")) || (data14 === "johnstone")) || (data14 === "serpents-mouth")) || (data14 === "china-strait")) || (data14 === "kalmarsund")) || (data14 === "nevelskoy")) || (data14 === "hainan")) || (data14 === "chesapeake-delaware")) || (data14 === "cape-cod")) || (data14 === "inside-schemes")) || (data14 === "east-river")) || (data14 === "san-juanico")) || (data14 === "strelasund")) || (data14 === "volga-don")) || (data14 === "harris")) || (data14 === "gronsund")) || (data14 === "fehmarnsund")) || (data14 === "kyle-rhea")) || (data14 === "nagashima")) || (data14 === "pasman")) || (data14 === "middle-channel"))){
(vErrors ??= []).push({instancePath:instancePath+"/allow/" + i1,keyword:"enum",params:{allowedValues: schemaFigureQuery.properties.allow.items.enum},parentSchema:schemaFigureQuery.properties.allow.items,data:data14});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/allow",keyword:"type",params:{type: "array"},parentSchema:schemaFigureQuery.properties.allow,data:data13});
errors++;
}
}
if(data.resolution_km !== undefined){
let data15 = data.resolution_km;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
(vErrors ??= []).push({instancePath:instancePath+"/resolution_km",keyword:"type",params:{type: "integer"},parentSchema:schemaFigureQuery.properties.resolution_km,data:data15});
errors++;
}
if(!(((((data15 === 5) || (data15 === 10)) || (data15 === 20)) || (data15 === 50)) || (data15 === 100))){
(vErrors ??= []).push({instancePath:instancePath+"/resolution_km",keyword:"enum",params:{allowedValues: schemaFigureQuery.properties.resolution_km.enum},parentSchema:schemaFigureQuery.properties.resolution_km,data:data15});
errors++;
}
}
if(data.key !== undefined){
let data16 = data.key;
if(typeof data16 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"type",params:{type: "string"},parentSchema:schemaFigureQuery.properties.key,data:data16});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaFigureQuery,data});
errors++;
}
validateFigureQuery.errors = vErrors;
return errors === 0;
}

const schemaMatrixRequest = MatrixRequestBody;
const schemaLocation = MatrixRequestBody.properties.origins.items;

function validateLocation(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Location" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data) && (data.coordinates !== undefined ? 1 : 0) + (data.port_id !== undefined ? 1 : 0) + (data.unlocode !== undefined && !(data.coordinates !== undefined) && !(data.port_id !== undefined) && !(data.name !== undefined) && !(data.country !== undefined) && !(data.lat !== undefined) && !(data.lon !== undefined) ? 1 : 0) + (data.name !== undefined && !(data.coordinates !== undefined) && !(data.port_id !== undefined) && !(data.unlocode !== undefined) && !(data.lat !== undefined) && !(data.lon !== undefined) ? 1 : 0) + (data.lat !== undefined && data.lon !== undefined && !(data.coordinates !== undefined) && !(data.port_id !== undefined) && !(data.unlocode !== undefined) && !(data.name !== undefined) && !(data.country !== undefined) ? 1 : 0) !== 1){
(vErrors ??= []).push({instancePath,keyword:"forms",params:{},parentSchema:schemaLocation,data});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.coordinates !== undefined){
let data0 = data.coordinates;
if(Array.isArray(data0)){
if(data0.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates",keyword:"minItems",params:{limit: 2},parentSchema:schemaLocation.properties.coordinates,data:data0});
errors++;
}
const len0 = data0.length;
if(!(len0 <= 2)){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates",keyword:"additionalItems",params:{limit: 2},parentSchema:schemaLocation.properties.coordinates,data:data0});
errors++;
}
const len1 = data0.length;
if(len1 > 0){
let data1 = data0[0];
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 180 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/0",keyword:"maximum",params:{comparison: "<=", limit: 180},parentSchema:schemaLocation.properties.coordinates.items[0],data:data1});
errors++;
}
if(data1 < -180 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/0",keyword:"minimum",params:{comparison: ">=", limit: -180},parentSchema:schemaLocation.properties.coordinates.items[0],data:data1});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/0",keyword:"type",params:{type: "number"},parentSchema:schemaLocation.properties.coordinates.items[0],data:data1});
errors++;
}
}
if(len1 > 1){
let data2 = data0[1];
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 90 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/1",keyword:"maximum",params:{comparison: "<=", limit: 90},parentSchema:schemaLocation.properties.coordinates.items[1],data:data2});
errors++;
}
if(data2 < -90 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/1",keyword:"minimum",params:{comparison: ">=", limit: -90},parentSchema:schemaLocation.properties.coordinates.items[1],data:data2});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/1",keyword:"type",params:{type: "number"},parentSchema:schemaLocation.properties.coordinates.items[1],data:data2});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coordinates",keyword:"type",params:{type: "array"},parentSchema:schemaLocation.properties.coordinates,data:data0});
errors++;
}
}
if(data.port_id !== undefined){
let data3 = data.port_id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/port_id",keyword:"type",params:{type: "integer"},parentSchema:schemaLocation.properties.port_id,data:data3});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/port_id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},parentSchema:schemaLocation.properties.port_id,data:data3});
errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/port_id",keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schemaLocation.properties.port_id,data:data3});
errors++;
}
}
}
if(data.unlocode !== undefined){
let data4 = data.unlocode;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/unlocode",keyword:"type",params:{type: "string"},parentSchema:schemaLocation.properties.unlocode,data:data4});
errors++;
}
}
if(data.name !== undefined){
let data5 = data.name;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},parentSchema:schemaLocation.properties.name,data:data5});
errors++;
}
}
if(data.country !== undefined){
let data6 = data.country;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/country",keyword:"type",params:{type: "string"},parentSchema:schemaLocation.properties.country,data:data6});
errors++;
}
}
if(data.lat !== undefined){
let data7 = data.lat;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 90 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/lat",keyword:"maximum",params:{comparison: "<=", limit: 90},parentSchema:schemaLocation.properties.lat,data:data7});
errors++;
}
if(data7 < -90 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/lat",keyword:"minimum",params:{comparison: ">=", limit: -90},parentSchema:schemaLocation.properties.lat,data:data7});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lat",keyword:"type",params:{type: "number"},parentSchema:schemaLocation.properties.lat,data:data7});
errors++;
}
}
if(data.lon !== undefined){
let data8 = data.lon;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 180 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/lon",keyword:"maximum",params:{comparison: "<=", limit: 180},parentSchema:schemaLocation.properties.lon,data:data8});
errors++;
}
if(data8 < -180 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/lon",keyword:"minimum",params:{comparison: ">=", limit: -180},parentSchema:schemaLocation.properties.lon,data:data8});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lon",keyword:"type",params:{type: "number"},parentSchema:schemaLocation.properties.lon,data:data8});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaLocation,data});
errors++;
}
validateLocation.errors = vErrors;
return errors === 0;
}

const schemaVessel = MatrixRequestBody.properties.vessel;
const schemaBallastSailing = MatrixRequestBody.properties.vessel.properties.ballast;

function validateBallastSailing(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BallastSailing" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.draft_m !== undefined){
let data0 = data.draft_m;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 30 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/draft_m",keyword:"maximum",params:{comparison: "<=", limit: 30},parentSchema:schemaBallastSailing.properties.draft_m,data:data0});
errors++;
}
if(data0 <= 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/draft_m",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaBallastSailing.properties.draft_m,data:data0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/draft_m",keyword:"type",params:{type: "number"},parentSchema:schemaBallastSailing.properties.draft_m,data:data0});
errors++;
}
}
if(data.fuel_tonnes_per_day !== undefined){
let data1 = data.fuel_tonnes_per_day;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 500 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/fuel_tonnes_per_day",keyword:"maximum",params:{comparison: "<=", limit: 500},parentSchema:schemaBallastSailing.properties.fuel_tonnes_per_day,data:data1});
errors++;
}
if(data1 <= 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/fuel_tonnes_per_day",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaBallastSailing.properties.fuel_tonnes_per_day,data:data1});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fuel_tonnes_per_day",keyword:"type",params:{type: "number"},parentSchema:schemaBallastSailing.properties.fuel_tonnes_per_day,data:data1});
errors++;
}
}
if(data.speed_kn !== undefined){
let data2 = data.speed_kn;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 107.99 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/speed_kn",keyword:"maximum",params:{comparison: "<=", limit: 107.99},parentSchema:schemaBallastSailing.properties.speed_kn,data:data2});
errors++;
}
if(data2 < 0.54 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/speed_kn",keyword:"minimum",params:{comparison: ">=", limit: 0.54},parentSchema:schemaBallastSailing.properties.speed_kn,data:data2});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/speed_kn",keyword:"type",params:{type: "number"},parentSchema:schemaBallastSailing.properties.speed_kn,data:data2});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaBallastSailing,data});
errors++;
}
validateBallastSailing.errors = vErrors;
return errors === 0;
}


function validateVessel(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Vessel" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
let data0 = data.type;
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data0 === "container") || (data0 === "bulker")) || (data0 === "tanker")) || (data0 === "small_feeder")) || (data0 === "feeder")) || (data0 === "feedermax")) || (data0 === "sub_panamax")) || (data0 === "post_panamax_plus")) || (data0 === "vlcs")) || (data0 === "large_post_panamax")) || (data0 === "neo_panamax")) || (data0 === "new_panamax")) || (data0 === "ulcv")) || (data0 === "ulcs")) || (data0 === "megamax")) || (data0 === "handysize")) || (data0 === "handy_bulker")) || (data0 === "handymax")) || (data0 === "supramax")) || (data0 === "ultramax")) || (data0 === "kamsarmax")) || (data0 === "capesize")) || (data0 === "newcastlemax")) || (data0 === "babycape")) || (data0 === "mini_cape")) || (data0 === "cape")) || (data0 === "vloc")) || (data0 === "valemax")) || (data0 === "guaibamax")) || (data0 === "wozmax")) || (data0 === "mr")) || (data0 === "mr1")) || (data0 === "mr2")) || (data0 === "handy_tanker")) || (data0 === "lr1")) || (data0 === "lr2")) || (data0 === "aframax")) || (data0 === "suezmax")) || (data0 === "vlcc")) || (data0 === "ulcc")) || (data0 === "containership")) || (data0 === "containerschiff")) || (data0 === "portacontenedores")) || (data0 === "porte_conteneurs")) || (data0 === "portacontainer")) || (data0 === "container_ship")) || (data0 === "box_ship")) || (data0 === "bulk_carrier")) || (data0 === "dry_bulk")) || (data0 === "bulk")) || (data0 === "ore_carrier")) || (data0 === "massengutfrachter")) || (data0 === "granelero")) || (data0 === "vraquier")) || (data0 === "oil_tanker")) || (data0 === "product_tanker")) || (data0 === "products_tanker")) || (data0 === "oil_products_tanker")) || (data0 === "crude_tanker")) || (data0 === "crude_oil_tanker")) || (data0 === "crude_oil_products_tanker")) || (data0 === "clean_tanker")) || (data0 === "dirty_tanker")) || (data0 === "tankschiff")) || (data0 === "oeltanker")) || (data0 === "petrolero")) || (data0 === "petrolier")) || (data0 === "feeder_container")) || (data0 === "deep_sea_container")) || (data0 === "chemical_tanker")) || (data0 === "oil_chemical_tanker")) || (data0 === "chemical_oil_tanker")) || (data0 === "chemical_products_tanker")) || (data0 === "chemical_oil_products_tanker")) || (data0 === "parcel_tanker")) || (data0 === "edible_oil_tanker")) || (data0 === "vegetable_oil_tanker")) || (data0 === "lng_carrier")) || (data0 === "lng_tanker")) || (data0 === "vlgc")) || (data0 === "very_large_gas_carrier")) || (data0 === "gas_carrier")) || (data0 === "lpg_carrier")) || (data0 === "lpg_tanker")) || (data0 === "lpgc")) || (data0 === "liquefied_gas")) || (data0 === "combination_gas")) || (data0 === "ethylene_carrier")) || (data0 === "ammonia_carrier")) || (data0 === "co2_carrier")) || (data0 === "reefer")) || (data0 === "reefer_ship")) || (data0 === "refrigerated_cargo")) || (data0 === "palletised_cargo")) || (data0 === "car_carrier")) || (data0 === "vehicle_carrier")) || (data0 === "vehicles_carrier")) || (data0 === "pctc")) || (data0 === "pcc")) || (data0 === "car_truck_carrier")) || (data0 === "pure_car_carrier")) || (data0 === "pure_car_truck_carrier")) || (data0 === "pure_car_and_truck_carrier")) || (data0 === "ro_ro_cargo_ship_vehicle_carrier")) || (data0 === "ro_ro")) || (data0 === "roro")) || (data0 === "ro_ro_cargo")) || (data0 === "ferry")) || (data0 === "ropax")) || (data0 === "ro_pax")) || (data0 === "passenger_ro_ro")) || (data0 === "passenger_ro_ro_cargo")) || (data0 === "ro_ro_passenger")) || (data0 === "cruise")) || (data0 === "cruise_ship")) || (data0 === "cruise_liner")) || (data0 === "passenger_cruise")) || (data0 === "cruise_passenger")) || (data0 === "passenger_ship_cruise_passenger")) || (data0 === "general_cargo")) || (data0 === "multipurpose")) || (data0 === "mpp")) || (data0 === "heavy_lift")) || (data0 === "cargo_ship")) || (data0 === "dry_cargo")) || (data0 === "freighter")) || (data0 === "mpv")) || (data0 === "multi_purpose")) || (data0 === "breakbulk")) || (data0 === "break_bulk")) || (data0 === "tween_decker")) || (data0 === "tweendecker")) || (data0 === "project_cargo")) || (data0 === "stueckgutfrachter")) || (data0 === "handy")) || (data0 === "panamax_bulker")) || (data0 === "very_large_crude_carrier")) || (data0 === "medium_range")) || (data0 === "long_range_1")) || (data0 === "long_range_2")) || (data0 === "panamax_container")) || (data0 === "post_panamax_container")) || (data0 === "panamax_tanker")) || (data0 === "seawaymax")) || (data0 === "laker")) || (data0 === "great_lakes_bulk")) || (data0 === "chinamax")) || (data0 === "small_tanker")) || (data0 === "coastal_tanker")) || (data0 === "asphalt_tanker")) || (data0 === "bitumen_tanker")) || (data0 === "asphalt_bitumen_tanker")) || (data0 === "bunkering_tanker")) || (data0 === "bunker_tanker")) || (data0 === "lngc")) || (data0 === "q_flex")) || (data0 === "q_max")) || (data0 === "vlac")) || (data0 === "vlec")) || (data0 === "ethane_carrier")) || (data0 === "mgc")) || (data0 === "medium_gas_carrier")) || (data0 === "lctc")) || (data0 === "conro")) || (data0 === "container_ro_ro_cargo")) || (data0 === "ro_ro_container")) || (data0 === "combination_carrier")) || (data0 === "obo")) || (data0 === "ore_oil_carrier")) || (data0 === "bulk_oil_carrier")) || (data0 === "open_hatch")) || (data0 === "open_hatch_bulk")) || (data0 === "open_hatch_cargo")) || (data0 === "open_hatch_general_cargo")) || (data0 === "ohgc")) || (data0 === "woodchip_carrier")) || (data0 === "wood_chip_carrier")) || (data0 === "wood_chips_carrier")) || (data0 === "chip_carrier")) || (data0 === "cement_carrier")) || (data0 === "livestock_carrier")) || (data0 === "heavy_load")) || (data0 === "deck_cargo")) || (data0 === "semi_submersible")) || (data0 === "lgc")) || (data0 === "large_gas_carrier")) || (data0 === "small_lng")) || (data0 === "lng_bunkering_tanker")) || (data0 === "lng_bunker")) || (data0 === "shuttle_tanker")) || (data0 === "dunkirkmax")) || (data0 === "very_large_ore_carrier")) || (data0 === "vlbc")) || (data0 === "post_panamax_bulker")) || (data0 === "large_feeder")) || (data0 === "bangkokmax")) || (data0 === "vlcv")) || (data0 === "megamax_24")) || (data0 === "mgx_24")) || (data0 === "coaster")) || (data0 === "minibulker")) || (data0 === "short_sea")) || (data0 === "coastal")) || (data0 === "river_sea")) || (data0 === "shortsea"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schemaVessel.properties.type.enum},parentSchema:schemaVessel.properties.type,data:data0});
errors++;
}
if(!(typeof data0 === "string")){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},parentSchema:schemaVessel.properties.type,data:data0});
errors++;
}
}
if(data.imo !== undefined){
let data1 = data.imo;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/imo",keyword:"type",params:{type: "integer"},parentSchema:schemaVessel.properties.imo.anyOf[0],data:data1});
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/imo",keyword:"type",params:{type: "string"},parentSchema:schemaVessel.properties.imo.anyOf[1],data:data1});
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/imo",keyword:"anyOf",params:{},parentSchema:schemaVessel.properties.imo,data:data1});
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.capacity_teu !== undefined){
let data2 = data.capacity_teu;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100000 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/capacity_teu",keyword:"maximum",params:{comparison: "<=", limit: 100000},parentSchema:schemaVessel.properties.capacity_teu,data:data2});
errors++;
}
if(data2 <= 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/capacity_teu",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaVessel.properties.capacity_teu,data:data2});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/capacity_teu",keyword:"type",params:{type: "number"},parentSchema:schemaVessel.properties.capacity_teu,data:data2});
errors++;
}
}
if(data.deadweight_tonnes !== undefined){
let data3 = data.deadweight_tonnes;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/deadweight_tonnes",keyword:"maximum",params:{comparison: "<=", limit: 1000000},parentSchema:schemaVessel.properties.deadweight_tonnes,data:data3});
errors++;
}
if(data3 <= 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/deadweight_tonnes",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaVessel.properties.deadweight_tonnes,data:data3});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/deadweight_tonnes",keyword:"type",params:{type: "number"},parentSchema:schemaVessel.properties.deadweight_tonnes,data:data3});
errors++;
}
}
if(data.gross_tonnage !== undefined){
let data4 = data.gross_tonnage;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000000 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/gross_tonnage",keyword:"maximum",params:{comparison: "<=", limit: 1000000},parentSchema:schemaVessel.properties.gross_tonnage,data:data4});
errors++;
}
if(data4 <= 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/gross_tonnage",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaVessel.properties.gross_tonnage,data:data4});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/gross_tonnage",keyword:"type",params:{type: "number"},parentSchema:schemaVessel.properties.gross_tonnage,data:data4});
errors++;
}
}
if(data.size_class !== undefined){
let data5 = data.size_class;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/size_class",keyword:"type",params:{type: "string"},parentSchema:schemaVessel.properties.size_class,data:data5});
errors++;
}
}
if(data.draft_m !== undefined){
let data6 = data.draft_m;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 30 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/draft_m",keyword:"maximum",params:{comparison: "<=", limit: 30},parentSchema:schemaVessel.properties.draft_m,data:data6});
errors++;
}
if(data6 <= 0 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/draft_m",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaVessel.properties.draft_m,data:data6});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/draft_m",keyword:"type",params:{type: "number"},parentSchema:schemaVessel.properties.draft_m,data:data6});
errors++;
}
}
if(data.beam_m !== undefined){
let data7 = data.beam_m;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 80 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/beam_m",keyword:"maximum",params:{comparison: "<=", limit: 80},parentSchema:schemaVessel.properties.beam_m,data:data7});
errors++;
}
if(data7 <= 0 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/beam_m",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaVessel.properties.beam_m,data:data7});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/beam_m",keyword:"type",params:{type: "number"},parentSchema:schemaVessel.properties.beam_m,data:data7});
errors++;
}
}
if(data.loa_m !== undefined){
let data8 = data.loa_m;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 500 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/loa_m",keyword:"maximum",params:{comparison: "<=", limit: 500},parentSchema:schemaVessel.properties.loa_m,data:data8});
errors++;
}
if(data8 <= 0 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/loa_m",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaVessel.properties.loa_m,data:data8});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/loa_m",keyword:"type",params:{type: "number"},parentSchema:schemaVessel.properties.loa_m,data:data8});
errors++;
}
}
if(data.fuel_tonnes_per_day !== undefined){
let data9 = data.fuel_tonnes_per_day;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 500 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/fuel_tonnes_per_day",keyword:"maximum",params:{comparison: "<=", limit: 500},parentSchema:schemaVessel.properties.fuel_tonnes_per_day,data:data9});
errors++;
}
if(data9 <= 0 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/fuel_tonnes_per_day",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaVessel.properties.fuel_tonnes_per_day,data:data9});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fuel_tonnes_per_day",keyword:"type",params:{type: "number"},parentSchema:schemaVessel.properties.fuel_tonnes_per_day,data:data9});
errors++;
}
}
if(data.anchor_fuel_tonnes_per_day !== undefined){
let data10 = data.anchor_fuel_tonnes_per_day;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 500 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/anchor_fuel_tonnes_per_day",keyword:"maximum",params:{comparison: "<=", limit: 500},parentSchema:schemaVessel.properties.anchor_fuel_tonnes_per_day,data:data10});
errors++;
}
if(data10 <= 0 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/anchor_fuel_tonnes_per_day",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaVessel.properties.anchor_fuel_tonnes_per_day,data:data10});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/anchor_fuel_tonnes_per_day",keyword:"type",params:{type: "number"},parentSchema:schemaVessel.properties.anchor_fuel_tonnes_per_day,data:data10});
errors++;
}
}
if(data.ballast !== undefined){
if(!(validateBallastSailing(data.ballast, {instancePath:instancePath+"/ballast",parentData:data,parentDataProperty:"ballast",rootData}))){
vErrors = join(vErrors, validateBallastSailing.errors);
errors = vErrors.length;
}
}
if(data.fuel_type !== undefined){
let data12 = data.fuel_type;
if(typeof data12 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/fuel_type",keyword:"type",params:{type: "string"},parentSchema:schemaVessel.properties.fuel_type,data:data12});
errors++;
}
if(!(((data12 === "HFO") || (data12 === "VLSFO")) || (data12 === "MGO"))){
(vErrors ??= []).push({instancePath:instancePath+"/fuel_type",keyword:"enum",params:{allowedValues: schemaVessel.properties.fuel_type.enum},parentSchema:schemaVessel.properties.fuel_type,data:data12});
errors++;
}
}
if(data.fuels !== undefined){
let data13 = data.fuels;
if(Array.isArray(data13)){
if(data13.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/fuels",keyword:"maxItems",params:{limit: 10},parentSchema:schemaVessel.properties.fuels,data:data13});
errors++;
}
if(data13.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/fuels",keyword:"minItems",params:{limit: 1},parentSchema:schemaVessel.properties.fuels,data:data13});
errors++;
}
const len0 = data13.length;
for(let i0=0; i0<len0 && errors<10000; i0++){
if(!(validateVesselFuel(data13[i0], {instancePath:instancePath+"/fuels/" + i0,parentData:data13,parentDataProperty:i0,rootData}))){
vErrors = join(vErrors, validateVesselFuel.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fuels",keyword:"type",params:{type: "array"},parentSchema:schemaVessel.properties.fuels,data:data13});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaVessel,data});
errors++;
}
validateVessel.errors = vErrors;
return errors === 0;
}

const schemaRouteCargo = MatrixRequestBody.properties.cargo;

function validateRouteCargo(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RouteCargo" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.teu !== undefined){
let data0 = data.teu;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/teu",keyword:"maximum",params:{comparison: "<=", limit: 100000},parentSchema:schemaRouteCargo.properties.teu,data:data0});
errors++;
}
if(data0 <= 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/teu",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaRouteCargo.properties.teu,data:data0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/teu",keyword:"type",params:{type: "number"},parentSchema:schemaRouteCargo.properties.teu,data:data0});
errors++;
}
}
if(data.container_type !== undefined){
let data1 = data.container_type;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/container_type",keyword:"type",params:{type: "string"},parentSchema:schemaRouteCargo.properties.container_type,data:data1});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaRouteCargo,data});
errors++;
}
validateRouteCargo.errors = vErrors;
return errors === 0;
}


function validateMatrixRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MatrixRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.origins === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "origins"},parentSchema:schemaMatrixRequest,data});
errors++;
}
if(data.destinations === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "destinations"},parentSchema:schemaMatrixRequest,data});
errors++;
}
if(data.origins !== undefined){
let data0 = data.origins;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0 && errors<10000; i0++){
if(!(validateLocation(data0[i0], {instancePath:instancePath+"/origins/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = join(vErrors, validateLocation.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/origins",keyword:"type",params:{type: "array"},parentSchema:schemaMatrixRequest.properties.origins,data:data0});
errors++;
}
}
if(data.destinations !== undefined){
let data2 = data.destinations;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1 && errors<10000; i1++){
if(!(validateLocation(data2[i1], {instancePath:instancePath+"/destinations/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = join(vErrors, validateLocation.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/destinations",keyword:"type",params:{type: "array"},parentSchema:schemaMatrixRequest.properties.destinations,data:data2});
errors++;
}
}
if(data.accept_suggestions !== undefined){
let data4 = data.accept_suggestions;
if(typeof data4 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/accept_suggestions",keyword:"type",params:{type: "boolean"},parentSchema:schemaMatrixRequest.properties.accept_suggestions,data:data4});
errors++;
}
}
if(data.speed_kmh !== undefined){
let data5 = data.speed_kmh;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 200 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/speed_kmh",keyword:"maximum",params:{comparison: "<=", limit: 200},parentSchema:schemaMatrixRequest.properties.speed_kmh,data:data5});
errors++;
}
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/speed_kmh",keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schemaMatrixRequest.properties.speed_kmh,data:data5});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/speed_kmh",keyword:"type",params:{type: "number"},parentSchema:schemaMatrixRequest.properties.speed_kmh,data:data5});
errors++;
}
}
if(data.speed_kn !== undefined){
let data6 = data.speed_kn;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 107.99 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/speed_kn",keyword:"maximum",params:{comparison: "<=", limit: 107.99},parentSchema:schemaMatrixRequest.properties.speed_kn,data:data6});
errors++;
}
if(data6 < 0.54 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/speed_kn",keyword:"minimum",params:{comparison: ">=", limit: 0.54},parentSchema:schemaMatrixRequest.properties.speed_kn,data:data6});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/speed_kn",keyword:"type",params:{type: "number"},parentSchema:schemaMatrixRequest.properties.speed_kn,data:data6});
errors++;
}
}
if(data.depart_at !== undefined){
let data7 = data.depart_at;
if(typeof data7 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/depart_at",keyword:"type",params:{type: "string"},parentSchema:schemaMatrixRequest.properties.depart_at,data:data7});
errors++;
}
}
if(data.resolution_km !== undefined){
let data8 = data.resolution_km;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/resolution_km",keyword:"type",params:{type: "integer"},parentSchema:schemaMatrixRequest.properties.resolution_km,data:data8});
errors++;
}
if(!(((((data8 === 5) || (data8 === 10)) || (data8 === 20)) || (data8 === 50)) || (data8 === 100))){
(vErrors ??= []).push({instancePath:instancePath+"/resolution_km",keyword:"enum",params:{allowedValues: schemaMatrixRequest.properties.resolution_km.enum},parentSchema:schemaMatrixRequest.properties.resolution_km,data:data8});
errors++;
}
}
if(data.suez !== undefined){
let data9 = data.suez;
if(typeof data9 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/suez",keyword:"type",params:{type: "boolean"},parentSchema:schemaMatrixRequest.properties.suez,data:data9});
errors++;
}
}
if(data.panama !== undefined){
let data10 = data.panama;
if(typeof data10 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/panama",keyword:"type",params:{type: "boolean"},parentSchema:schemaMatrixRequest.properties.panama,data:data10});
errors++;
}
}
if(data.gibraltar !== undefined){
let data11 = data.gibraltar;
if(typeof data11 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/gibraltar",keyword:"type",params:{type: "boolean"},parentSchema:schemaMatrixRequest.properties.gibraltar,data:data11});
errors++;
}
}
if(data.kiel !== undefined){
let data12 = data.kiel;
if(typeof data12 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/kiel",keyword:"type",params:{type: "boolean"},parentSchema:schemaMatrixRequest.properties.kiel,data:data12});
errors++;
}
}
if(data.avoid !== undefined){
let data13 = data.avoid;
if(Array.isArray(data13)){
if(data13.length > 40){
(vErrors ??= []).push({instancePath:instancePath+"/avoid",keyword:"maxItems",params:{limit: 40},parentSchema:schemaMatrixRequest.properties.avoid,data:data13});
errors++;
}
const len2 = data13.length;
for(let i2=0; i2<len2 && errors<10000; i2++){
let data14 = data13[i2];
if(typeof data14 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/avoid/" + i2,keyword:"type",params:{type: "string"},parentSchema:schemaMatrixRequest.properties.avoid.items,data:data14});
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((((data14 === "suez") || (data14 === "panama")) || (data14 === "gibraltar")) || (data14 === "malacca")) || (data14 === "dover")) || (data14 === "bering")) || (data14 === "magellan")) || (data14 === "babelmandeb")) || (data14 === "kiel")) || (data14 === "corinth")) || (data14 === "northwest")) || (data14 === "northeast")) || (data14 === "bosporus")) || (data14 === "dardanelles")) || (data14 === "st-lawrence-seaway")) || (data14 === "oresund")) || (data14 === "great-belt")) || (data14 === "hormuz")) || (data14 === "sunda")) || (data14 === "lombok")) || (data14 === "belle-isle")) || (data14 === "canso")) || (data14 === "johnstone")) || (data14 === "serpents-mouth")) || (data14 === "china-strait")) || (data14 === "kalmarsund")) || (data14 === "nevelskoy")) || (data14 === "hainan")) || (data14 === "torres")) || (data14 === "chesapeake-delaware")) || (data14 === "cape-cod")) || (data14 === "inside-schemes")) || (data14 === "east-river")) || (data14 === "san-juanico")) || (data14 === "strelasund")) || (data14 === "volga-don")) || (data14 === "harris")) || (data14 === "gronsund")) || (data14 === "fehmarnsund")) || (data14 === "kyle-rhea")) || (data14 === "nagashima")) || (data14 === "pasman")) || (data14 === "middle-channel")) || (data14 === "seca")) || (data14 === "piracy"))){
(vErrors ??= []).push({instancePath:instancePath+"/avoid/" + i2,keyword:"enum",params:{allowedValues: schemaMatrixRequest.properties.avoid.items.enum},parentSchema:schemaMatrixRequest.properties.avoid.items,data:data14});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/avoid",keyword:"type",params:{type: "array"},parentSchema:schemaMatrixRequest.properties.avoid,data:data13});
errors++;
}
}
if(data.allow !== undefined){
let data15 = data.allow;
if(Array.isArray(data15)){
if(data15.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/allow",keyword:"maxItems",params:{limit: 20},parentSchema:schemaMatrixRequest.properties.allow,data:data15});
errors++;
}
const len3 = data15.length;
for(let i3=0; i3<len3 && errors<10000; i3++){
let data16 = data15[i3];
if(typeof data16 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/allow/" + i3,keyword:"type",params:{type: "string"},parentSchema:schemaMatrixRequest.properties.allow.items,data:data16});
errors++;
}
if(!(((((((((((((((((((((((((data16 === "corinth") || (data16 === "northwest")) || (data16 === "northeast")) || (data16 === "belle-isle")) || (data16 === "canso")) || (data16 === "johnstone")) || (data16 === "serpents-mouth")) || (data16 === "china-strait")) || (data16 === "kalmarsund")) || (data16 === "nevelskoy")) || (data16 === "hainan")) || (data16 === "chesapeake-delaware")) || (data16 === "cape-cod")) || (data16 === "inside-schemes")) || (data16 === "east-river")) || (data16 === "san-juanico")) || (data16 === "strelasund")) || (data16 === "volga-don")) || (data16 === "harris")) || (data16 === "gronsund")) || (data16 === "fehmarnsund")) || (data16 === "kyle-rhea")) || (data16 === "nagashima")) || (data16 === "pasman")) || (data16 === "middle-channel"))){
(vErrors ??= []).push({instancePath:instancePath+"/allow/" + i3,keyword:"enum",params:{allowedValues: schemaMatrixRequest.properties.allow.items.enum},parentSchema:schemaMatrixRequest.properties.allow.items,data:data16});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/allow",keyword:"type",params:{type: "array"},parentSchema:schemaMatrixRequest.properties.allow,data:data15});
errors++;
}
}
if(data.depth !== undefined){
let data17 = data.depth;
if(typeof data17 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/depth",keyword:"type",params:{type: "string"},parentSchema:schemaMatrixRequest.properties.depth,data:data17});
errors++;
}
if(!((data17 === "warn") || (data17 === "enforce"))){
(vErrors ??= []).push({instancePath:instancePath+"/depth",keyword:"enum",params:{allowedValues: schemaMatrixRequest.properties.depth.enum},parentSchema:schemaMatrixRequest.properties.depth,data:data17});
errors++;
}
}
if(data.south_limit !== undefined){
let data18 = data.south_limit;
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > -40 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/south_limit",keyword:"maximum",params:{comparison: "<=", limit: -40},parentSchema:schemaMatrixRequest.properties.south_limit,data:data18});
errors++;
}
if(data18 < -90 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/south_limit",keyword:"minimum",params:{comparison: ">=", limit: -90},parentSchema:schemaMatrixRequest.properties.south_limit,data:data18});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/south_limit",keyword:"type",params:{type: "number"},parentSchema:schemaMatrixRequest.properties.south_limit,data:data18});
errors++;
}
}
if(data.fuel_price_usd_per_tonne !== undefined){
let data19 = data.fuel_price_usd_per_tonne;
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 100000 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/fuel_price_usd_per_tonne",keyword:"maximum",params:{comparison: "<=", limit: 100000},parentSchema:schemaMatrixRequest.properties.fuel_price_usd_per_tonne,data:data19});
errors++;
}
if(data19 < 0 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/fuel_price_usd_per_tonne",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaMatrixRequest.properties.fuel_price_usd_per_tonne,data:data19});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fuel_price_usd_per_tonne",keyword:"type",params:{type: "number"},parentSchema:schemaMatrixRequest.properties.fuel_price_usd_per_tonne,data:data19});
errors++;
}
}
if(data.avoid_areas !== undefined){
let data20 = data.avoid_areas;
if(Array.isArray(data20)){
if(data20.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/avoid_areas",keyword:"maxItems",params:{limit: 20},parentSchema:schemaMatrixRequest.properties.avoid_areas,data:data20});
errors++;
}
const len4 = data20.length;
for(let i4=0; i4<len4 && errors<10000; i4++){
if(!(validateAvoidArea(data20[i4], {instancePath:instancePath+"/avoid_areas/" + i4,parentData:data20,parentDataProperty:i4,rootData}))){
vErrors = join(vErrors, validateAvoidArea.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/avoid_areas",keyword:"type",params:{type: "array"},parentSchema:schemaMatrixRequest.properties.avoid_areas,data:data20});
errors++;
}
}
if(data.channels !== undefined){
let data22 = data.channels;
if(Array.isArray(data22)){
if(data22.length > 5){
(vErrors ??= []).push({instancePath:instancePath+"/channels",keyword:"maxItems",params:{limit: 5},parentSchema:schemaMatrixRequest.properties.channels,data:data22});
errors++;
}
const len5 = data22.length;
for(let i5=0; i5<len5 && errors<10000; i5++){
if(!(validateChannel(data22[i5], {instancePath:instancePath+"/channels/" + i5,parentData:data22,parentDataProperty:i5,rootData}))){
vErrors = join(vErrors, validateChannel.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/channels",keyword:"type",params:{type: "array"},parentSchema:schemaMatrixRequest.properties.channels,data:data22});
errors++;
}
}
if(data.vessel !== undefined){
if(!(validateVessel(data.vessel, {instancePath:instancePath+"/vessel",parentData:data,parentDataProperty:"vessel",rootData}))){
vErrors = join(vErrors, validateVessel.errors);
errors = vErrors.length;
}
}
if(data.cargo !== undefined){
if(!(validateRouteCargo(data.cargo, {instancePath:instancePath+"/cargo",parentData:data,parentDataProperty:"cargo",rootData}))){
vErrors = join(vErrors, validateRouteCargo.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaMatrixRequest,data});
errors++;
}
validateMatrixRequest.errors = vErrors;
return errors === 0;
}

const schemaPortMatchQuery = PortMatchQuery;

function validatePortMatchQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PortMatchQuery" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.q === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "q"},parentSchema:schemaPortMatchQuery,data});
errors++;
}
if(data.q !== undefined){
let data0 = data.q;
if(typeof data0 === "string"){
if(lengthOf(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/q",keyword:"maxLength",params:{limit: 200},parentSchema:schemaPortMatchQuery.properties.q,data:data0});
errors++;
}
if(lengthOf(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/q",keyword:"minLength",params:{limit: 1},parentSchema:schemaPortMatchQuery.properties.q,data:data0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/q",keyword:"type",params:{type: "string"},parentSchema:schemaPortMatchQuery.properties.q,data:data0});
errors++;
}
}
if(data.country !== undefined){
let data1 = data.country;
if(typeof data1 === "string"){
if(lengthOf(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/country",keyword:"maxLength",params:{limit: 100},parentSchema:schemaPortMatchQuery.properties.country,data:data1});
errors++;
}
if(lengthOf(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/country",keyword:"minLength",params:{limit: 1},parentSchema:schemaPortMatchQuery.properties.country,data:data1});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/country",keyword:"type",params:{type: "string"},parentSchema:schemaPortMatchQuery.properties.country,data:data1});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaPortMatchQuery,data});
errors++;
}
validatePortMatchQuery.errors = vErrors;
return errors === 0;
}

const schemaPortParams = PortParams;

function validatePortParams(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PortParams" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},parentSchema:schemaPortParams,data});
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(lengthOf(data0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 100},parentSchema:schemaPortParams.properties.id,data:data0});
errors++;
}
if(lengthOf(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},parentSchema:schemaPortParams.properties.id,data:data0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},parentSchema:schemaPortParams.properties.id,data:data0});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaPortParams,data});
errors++;
}
validatePortParams.errors = vErrors;
return errors === 0;
}

const schemaPortSearchQuery = PortSearchQuery;

function validatePortSearchQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PortSearchQuery" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.q === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "q"},parentSchema:schemaPortSearchQuery,data});
errors++;
}
if(data.q !== undefined){
let data0 = data.q;
if(typeof data0 === "string"){
if(lengthOf(data0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/q",keyword:"maxLength",params:{limit: 100},parentSchema:schemaPortSearchQuery.properties.q,data:data0});
errors++;
}
if(lengthOf(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/q",keyword:"minLength",params:{limit: 1},parentSchema:schemaPortSearchQuery.properties.q,data:data0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/q",keyword:"type",params:{type: "string"},parentSchema:schemaPortSearchQuery.properties.q,data:data0});
errors++;
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},parentSchema:schemaPortSearchQuery.properties.limit,data:data1});
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schemaPortSearchQuery.properties.limit,data:data1});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaPortSearchQuery,data});
errors++;
}
validatePortSearchQuery.errors = vErrors;
return errors === 0;
}

const schemaReachRequest = ReachRequestBody;

function validateReachRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ReachRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.origin === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "origin"},parentSchema:schemaReachRequest,data});
errors++;
}
if(data.hours === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "hours"},parentSchema:schemaReachRequest,data});
errors++;
}
if(data.origin !== undefined){
if(!(validateLocation(data.origin, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData}))){
vErrors = join(vErrors, validateLocation.errors);
errors = vErrors.length;
}
}
if(data.hours !== undefined){
let data1 = data.hours;
if(Array.isArray(data1)){
if(data1.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/hours",keyword:"maxItems",params:{limit: 20},parentSchema:schemaReachRequest.properties.hours,data:data1});
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/hours",keyword:"minItems",params:{limit: 1},parentSchema:schemaReachRequest.properties.hours,data:data1});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0 && errors<10000; i0++){
let data2 = data1[i0];
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2400 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/hours/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 2400},parentSchema:schemaReachRequest.properties.hours.items,data:data2});
errors++;
}
if(data2 <= 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/hours/" + i0,keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaReachRequest.properties.hours.items,data:data2});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/hours/" + i0,keyword:"type",params:{type: "number"},parentSchema:schemaReachRequest.properties.hours.items,data:data2});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/hours",keyword:"type",params:{type: "array"},parentSchema:schemaReachRequest.properties.hours,data:data1});
errors++;
}
}
if(data.grid_degrees !== undefined){
let data3 = data.grid_degrees;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/grid_degrees",keyword:"type",params:{type: "integer"},parentSchema:schemaReachRequest.properties.grid_degrees,data:data3});
errors++;
}
if(!((((data3 === 1) || (data3 === 2)) || (data3 === 5)) || (data3 === 10))){
(vErrors ??= []).push({instancePath:instancePath+"/grid_degrees",keyword:"enum",params:{allowedValues: schemaReachRequest.properties.grid_degrees.enum},parentSchema:schemaReachRequest.properties.grid_degrees,data:data3});
errors++;
}
}
if(data.speed_kmh !== undefined){
let data4 = data.speed_kmh;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 200 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/speed_kmh",keyword:"maximum",params:{comparison: "<=", limit: 200},parentSchema:schemaReachRequest.properties.speed_kmh,data:data4});
errors++;
}
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/speed_kmh",keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schemaReachRequest.properties.speed_kmh,data:data4});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/speed_kmh",keyword:"type",params:{type: "number"},parentSchema:schemaReachRequest.properties.speed_kmh,data:data4});
errors++;
}
}
if(data.speed_kn !== undefined){
let data5 = data.speed_kn;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 107.99 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/speed_kn",keyword:"maximum",params:{comparison: "<=", limit: 107.99},parentSchema:schemaReachRequest.properties.speed_kn,data:data5});
errors++;
}
if(data5 < 0.54 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/speed_kn",keyword:"minimum",params:{comparison: ">=", limit: 0.54},parentSchema:schemaReachRequest.properties.speed_kn,data:data5});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/speed_kn",keyword:"type",params:{type: "number"},parentSchema:schemaReachRequest.properties.speed_kn,data:data5});
errors++;
}
}
if(data.resolution_km !== undefined){
let data6 = data.resolution_km;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/resolution_km",keyword:"type",params:{type: "integer"},parentSchema:schemaReachRequest.properties.resolution_km,data:data6});
errors++;
}
if(!(((((data6 === 5) || (data6 === 10)) || (data6 === 20)) || (data6 === 50)) || (data6 === 100))){
(vErrors ??= []).push({instancePath:instancePath+"/resolution_km",keyword:"enum",params:{allowedValues: schemaReachRequest.properties.resolution_km.enum},parentSchema:schemaReachRequest.properties.resolution_km,data:data6});
errors++;
}
}
if(data.suez !== undefined){
let data7 = data.suez;
if(typeof data7 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/suez",keyword:"type",params:{type: "boolean"},parentSchema:schemaReachRequest.properties.suez,data:data7});
errors++;
}
}
if(data.panama !== undefined){
let data8 = data.panama;
if(typeof data8 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/panama",keyword:"type",params:{type: "boolean"},parentSchema:schemaReachRequest.properties.panama,data:data8});
errors++;
}
}
if(data.gibraltar !== undefined){
let data9 = data.gibraltar;
if(typeof data9 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/gibraltar",keyword:"type",params:{type: "boolean"},parentSchema:schemaReachRequest.properties.gibraltar,data:data9});
errors++;
}
}
if(data.kiel !== undefined){
let data10 = data.kiel;
if(typeof data10 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/kiel",keyword:"type",params:{type: "boolean"},parentSchema:schemaReachRequest.properties.kiel,data:data10});
errors++;
}
}
if(data.avoid !== undefined){
let data11 = data.avoid;
if(Array.isArray(data11)){
if(data11.length > 40){
(vErrors ??= []).push({instancePath:instancePath+"/avoid",keyword:"maxItems",params:{limit: 40},parentSchema:schemaReachRequest.properties.avoid,data:data11});
errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1 && errors<10000; i1++){
let data12 = data11[i1];
if(typeof data12 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/avoid/" + i1,keyword:"type",params:{type: "string"},parentSchema:schemaReachRequest.properties.avoid.items,data:data12});
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((data12 === "suez") || (data12 === "panama")) || (data12 === "gibraltar")) || (data12 === "malacca")) || (data12 === "dover")) || (data12 === "bering")) || (data12 === "magellan")) || (data12 === "babelmandeb")) || (data12 === "kiel")) || (data12 === "corinth")) || (data12 === "northwest")) || (data12 === "northeast")) || (data12 === "bosporus")) || (data12 === "dardanelles")) || (data12 === "st-lawrence-seaway")) || (data12 === "oresund")) || (data12 === "great-belt")) || (data12 === "hormuz")) || (data12 === "sunda")) || (data12 === "lombok")) || (data12 === "belle-isle")) || (data12 === "canso")) || (data12 === "johnstone")) || (data12 === "serpents-mouth")) || (data12 === "china-strait")) || (data12 === "kalmarsund")) || (data12 === "nevelskoy")) || (data12 === "hainan")) || (data12 === "torres")) || (data12 === "chesapeake-delaware")) || (data12 === "cape-cod")) || (data12 === "inside-schemes")) || (data12 === "east-river")) || (data12 === "san-juanico")) || (data12 === "strelasund")) || (data12 === "volga-don")) || (data12 === "harris")) || (data12 === "gronsund")) || (data12 === "fehmarnsund")) || (data12 === "kyle-rhea")) || (data12 === "nagashima")) || (data12 === "pasman")) || (data12 === "middle-channel"))){
(vErrors ??= []).push({instancePath:instancePath+"/avoid/" + i1,keyword:"enum",params:{allowedValues: schemaReachRequest.properties.avoid.items.enum},parentSchema:schemaReachRequest.properties.avoid.items,data:data12});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/avoid",keyword:"type",params:{type: "array"},parentSchema:schemaReachRequest.properties.avoid,data:data11});
errors++;
}
}
if(data.allow !== undefined){
let data13 = data.allow;
if(Array.isArray(data13)){
if(data13.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/allow",keyword:"maxItems",params:{limit: 20},parentSchema:schemaReachRequest.properties.allow,data:data13});
errors++;
}
const len2 = data13.length;
for(let i2=0; i2<len2 && errors<10000; i2++){
let data14 = data13[i2];
if(typeof data14 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/allow/" + i2,keyword:"type",params:{type: "string"},parentSchema:schemaReachRequest.properties.allow.items,data:data14});
errors++;
}
if(!(((((((((((((((((((((((((data14 === "corinth") || (data14 === "northwest")) || (data14 === "northeast")) || (data14 === "belle-isle")) || (data14 === "canso")) || (data14 === "johnstone")) || (data14 === "serpents-mouth")) || (data14 === "china-strait")) || (data14 === "kalmarsund")) || (data14 === "nevelskoy")) || (data14 === "hainan")) || (data14 === "chesapeake-delaware")) || (data14 === "cape-cod")) || (data14 === "inside-schemes")) || (data14 === "east-river")) || (data14 === "san-juanico")) || (data14 === "strelasund")) || (data14 === "volga-don")) || (data14 === "harris")) || (data14 === "gronsund")) || (data14 === "fehmarnsund")) || (data14 === "kyle-rhea")) || (data14 === "nagashima")) || (data14 === "pasman")) || (data14 === "middle-channel"))){
(vErrors ??= []).push({instancePath:instancePath+"/allow/" + i2,keyword:"enum",params:{allowedValues: schemaReachRequest.properties.allow.items.enum},parentSchema:schemaReachRequest.properties.allow.items,data:data14});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/allow",keyword:"type",params:{type: "array"},parentSchema:schemaReachRequest.properties.allow,data:data13});
errors++;
}
}
if(data.depth !== undefined){
let data15 = data.depth;
if(typeof data15 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/depth",keyword:"type",params:{type: "string"},parentSchema:schemaReachRequest.properties.depth,data:data15});
errors++;
}
if(!((data15 === "warn") || (data15 === "enforce"))){
(vErrors ??= []).push({instancePath:instancePath+"/depth",keyword:"enum",params:{allowedValues: schemaReachRequest.properties.depth.enum},parentSchema:schemaReachRequest.properties.depth,data:data15});
errors++;
}
}
if(data.south_limit !== undefined){
let data16 = data.south_limit;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > -40 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/south_limit",keyword:"maximum",params:{comparison: "<=", limit: -40},parentSchema:schemaReachRequest.properties.south_limit,data:data16});
errors++;
}
if(data16 < -90 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/south_limit",keyword:"minimum",params:{comparison: ">=", limit: -90},parentSchema:schemaReachRequest.properties.south_limit,data:data16});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/south_limit",keyword:"type",params:{type: "number"},parentSchema:schemaReachRequest.properties.south_limit,data:data16});
errors++;
}
}
if(data.avoid_areas !== undefined){
let data17 = data.avoid_areas;
if(Array.isArray(data17)){
if(data17.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/avoid_areas",keyword:"maxItems",params:{limit: 20},parentSchema:schemaReachRequest.properties.avoid_areas,data:data17});
errors++;
}
const len3 = data17.length;
for(let i3=0; i3<len3 && errors<10000; i3++){
if(!(validateAvoidArea(data17[i3], {instancePath:instancePath+"/avoid_areas/" + i3,parentData:data17,parentDataProperty:i3,rootData}))){
vErrors = join(vErrors, validateAvoidArea.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/avoid_areas",keyword:"type",params:{type: "array"},parentSchema:schemaReachRequest.properties.avoid_areas,data:data17});
errors++;
}
}
if(data.channels !== undefined){
let data19 = data.channels;
if(Array.isArray(data19)){
if(data19.length > 5){
(vErrors ??= []).push({instancePath:instancePath+"/channels",keyword:"maxItems",params:{limit: 5},parentSchema:schemaReachRequest.properties.channels,data:data19});
errors++;
}
const len4 = data19.length;
for(let i4=0; i4<len4 && errors<10000; i4++){
if(!(validateChannel(data19[i4], {instancePath:instancePath+"/channels/" + i4,parentData:data19,parentDataProperty:i4,rootData}))){
vErrors = join(vErrors, validateChannel.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/channels",keyword:"type",params:{type: "array"},parentSchema:schemaReachRequest.properties.channels,data:data19});
errors++;
}
}
if(data.vessel !== undefined){
if(!(validateVessel(data.vessel, {instancePath:instancePath+"/vessel",parentData:data,parentDataProperty:"vessel",rootData}))){
vErrors = join(vErrors, validateVessel.errors);
errors = vErrors.length;
}
}
if(data.cargo !== undefined){
if(!(validateRouteCargo(data.cargo, {instancePath:instancePath+"/cargo",parentData:data,parentDataProperty:"cargo",rootData}))){
vErrors = join(vErrors, validateRouteCargo.errors);
errors = vErrors.length;
}
}
if(data.accept_suggestions !== undefined){
let data23 = data.accept_suggestions;
if(typeof data23 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/accept_suggestions",keyword:"type",params:{type: "boolean"},parentSchema:schemaReachRequest.properties.accept_suggestions,data:data23});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaReachRequest,data});
errors++;
}
validateReachRequest.errors = vErrors;
return errors === 0;
}

const schemaRouteQuery = RouteQuery;

function validateRouteQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RouteQuery" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.origin !== undefined){
let data0 = data.origin;
if(typeof data0 === "string"){
if(lengthOf(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/origin",keyword:"minLength",params:{limit: 1},parentSchema:schemaRouteQuery.properties.origin,data:data0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/origin",keyword:"type",params:{type: "string"},parentSchema:schemaRouteQuery.properties.origin,data:data0});
errors++;
}
}
if(data.origin_port_id !== undefined){
let data1 = data.origin_port_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/origin_port_id",keyword:"type",params:{type: "integer"},parentSchema:schemaRouteQuery.properties.origin_port_id,data:data1});
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/origin_port_id",keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schemaRouteQuery.properties.origin_port_id,data:data1});
errors++;
}
}
}
if(data.origin_lon !== undefined){
let data2 = data.origin_lon;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 180 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/origin_lon",keyword:"maximum",params:{comparison: "<=", limit: 180},parentSchema:schemaRouteQuery.properties.origin_lon,data:data2});
errors++;
}
if(data2 < -180 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/origin_lon",keyword:"minimum",params:{comparison: ">=", limit: -180},parentSchema:schemaRouteQuery.properties.origin_lon,data:data2});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/origin_lon",keyword:"type",params:{type: "number"},parentSchema:schemaRouteQuery.properties.origin_lon,data:data2});
errors++;
}
}
if(data.origin_lat !== undefined){
let data3 = data.origin_lat;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 90 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/origin_lat",keyword:"maximum",params:{comparison: "<=", limit: 90},parentSchema:schemaRouteQuery.properties.origin_lat,data:data3});
errors++;
}
if(data3 < -90 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/origin_lat",keyword:"minimum",params:{comparison: ">=", limit: -90},parentSchema:schemaRouteQuery.properties.origin_lat,data:data3});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/origin_lat",keyword:"type",params:{type: "number"},parentSchema:schemaRouteQuery.properties.origin_lat,data:data3});
errors++;
}
}
if(data.destination !== undefined){
let data4 = data.destination;
if(typeof data4 === "string"){
if(lengthOf(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/destination",keyword:"minLength",params:{limit: 1},parentSchema:schemaRouteQuery.properties.destination,data:data4});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/destination",keyword:"type",params:{type: "string"},parentSchema:schemaRouteQuery.properties.destination,data:data4});
errors++;
}
}
if(data.destination_port_id !== undefined){
let data5 = data.destination_port_id;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/destination_port_id",keyword:"type",params:{type: "integer"},parentSchema:schemaRouteQuery.properties.destination_port_id,data:data5});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/destination_port_id",keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schemaRouteQuery.properties.destination_port_id,data:data5});
errors++;
}
}
}
if(data.destination_lon !== undefined){
let data6 = data.destination_lon;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 180 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/destination_lon",keyword:"maximum",params:{comparison: "<=", limit: 180},parentSchema:schemaRouteQuery.properties.destination_lon,data:data6});
errors++;
}
if(data6 < -180 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/destination_lon",keyword:"minimum",params:{comparison: ">=", limit: -180},parentSchema:schemaRouteQuery.properties.destination_lon,data:data6});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/destination_lon",keyword:"type",params:{type: "number"},parentSchema:schemaRouteQuery.properties.destination_lon,data:data6});
errors++;
}
}
if(data.destination_lat !== undefined){
let data7 = data.destination_lat;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 90 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/destination_lat",keyword:"maximum",params:{comparison: "<=", limit: 90},parentSchema:schemaRouteQuery.properties.destination_lat,data:data7});
errors++;
}
if(data7 < -90 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/destination_lat",keyword:"minimum",params:{comparison: ">=", limit: -90},parentSchema:schemaRouteQuery.properties.destination_lat,data:data7});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/destination_lat",keyword:"type",params:{type: "number"},parentSchema:schemaRouteQuery.properties.destination_lat,data:data7});
errors++;
}
}
if(data.arrive_at !== undefined){
let data8 = data.arrive_at;
if(typeof data8 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/arrive_at",keyword:"type",params:{type: "string"},parentSchema:schemaRouteQuery.properties.arrive_at,data:data8});
errors++;
}
}
if(data.condition !== undefined){
let data9 = data.condition;
if(typeof data9 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/condition",keyword:"type",params:{type: "string"},parentSchema:schemaRouteQuery.properties.condition,data:data9});
errors++;
}
if(!((data9 === "laden") || (data9 === "ballast"))){
(vErrors ??= []).push({instancePath:instancePath+"/condition",keyword:"enum",params:{allowedValues: schemaRouteQuery.properties.condition.enum},parentSchema:schemaRouteQuery.properties.condition,data:data9});
errors++;
}
}
if(data.accept_suggestions !== undefined){
let data10 = data.accept_suggestions;
if(typeof data10 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/accept_suggestions",keyword:"type",params:{type: "boolean"},parentSchema:schemaRouteQuery.properties.accept_suggestions,data:data10});
errors++;
}
}
if(data.speed_kmh !== undefined){
let data11 = data.speed_kmh;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 200 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/speed_kmh",keyword:"maximum",params:{comparison: "<=", limit: 200},parentSchema:schemaRouteQuery.properties.speed_kmh,data:data11});
errors++;
}
if(data11 < 1 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/speed_kmh",keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schemaRouteQuery.properties.speed_kmh,data:data11});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/speed_kmh",keyword:"type",params:{type: "number"},parentSchema:schemaRouteQuery.properties.speed_kmh,data:data11});
errors++;
}
}
if(data.speed_kn !== undefined){
let data12 = data.speed_kn;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 107.99 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/speed_kn",keyword:"maximum",params:{comparison: "<=", limit: 107.99},parentSchema:schemaRouteQuery.properties.speed_kn,data:data12});
errors++;
}
if(data12 < 0.54 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/speed_kn",keyword:"minimum",params:{comparison: ">=", limit: 0.54},parentSchema:schemaRouteQuery.properties.speed_kn,data:data12});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/speed_kn",keyword:"type",params:{type: "number"},parentSchema:schemaRouteQuery.properties.speed_kn,data:data12});
errors++;
}
}
if(data.depart_at !== undefined){
let data13 = data.depart_at;
if(typeof data13 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/depart_at",keyword:"type",params:{type: "string"},parentSchema:schemaRouteQuery.properties.depart_at,data:data13});
errors++;
}
}
if(data.resolution_km !== undefined){
let data14 = data.resolution_km;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
(vErrors ??= []).push({instancePath:instancePath+"/resolution_km",keyword:"type",params:{type: "integer"},parentSchema:schemaRouteQuery.properties.resolution_km,data:data14});
errors++;
}
if(!(((((data14 === 5) || (data14 === 10)) || (data14 === 20)) || (data14 === 50)) || (data14 === 100))){
(vErrors ??= []).push({instancePath:instancePath+"/resolution_km",keyword:"enum",params:{allowedValues: schemaRouteQuery.properties.resolution_km.enum},parentSchema:schemaRouteQuery.properties.resolution_km,data:data14});
errors++;
}
}
if(data.suez !== undefined){
let data15 = data.suez;
if(typeof data15 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/suez",keyword:"type",params:{type: "boolean"},parentSchema:schemaRouteQuery.properties.suez,data:data15});
errors++;
}
}
if(data.panama !== undefined){
let data16 = data.panama;
if(typeof data16 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/panama",keyword:"type",params:{type: "boolean"},parentSchema:schemaRouteQuery.properties.panama,data:data16});
errors++;
}
}
if(data.gibraltar !== undefined){
let data17 = data.gibraltar;
if(typeof data17 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/gibraltar",keyword:"type",params:{type: "boolean"},parentSchema:schemaRouteQuery.properties.gibraltar,data:data17});
errors++;
}
}
if(data.kiel !== undefined){
let data18 = data.kiel;
if(typeof data18 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/kiel",keyword:"type",params:{type: "boolean"},parentSchema:schemaRouteQuery.properties.kiel,data:data18});
errors++;
}
}
if(data.avoid !== undefined){
let data19 = data.avoid;
if(Array.isArray(data19)){
if(data19.length > 40){
(vErrors ??= []).push({instancePath:instancePath+"/avoid",keyword:"maxItems",params:{limit: 40},parentSchema:schemaRouteQuery.properties.avoid,data:data19});
errors++;
}
const len0 = data19.length;
for(let i0=0; i0<len0 && errors<10000; i0++){
let data20 = data19[i0];
if(typeof data20 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/avoid/" + i0,keyword:"type",params:{type: "string"},parentSchema:schemaRouteQuery.properties.avoid.items,data:data20});
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((((data20 === "suez") || (data20 === "panama")) || (data20 === "gibraltar")) || (data20 === "malacca")) || (data20 === "dover")) || (data20 === "bering")) || (data20 === "magellan")) || (data20 === "babelmandeb")) || (data20 === "kiel")) || (data20 === "corinth")) || (data20 === "northwest")) || (data20 === "northeast")) || (data20 === "bosporus")) || (data20 === "dardanelles")) || (data20 === "st-lawrence-seaway")) || (data20 === "oresund")) || (data20 === "great-belt")) || (data20 === "hormuz")) || (data20 === "sunda")) || (data20 === "lombok")) || (data20 === "belle-isle")) || (data20 === "canso")) || (data20 === "johnstone")) || (data20 === "serpents-mouth")) || (data20 === "china-strait")) || (data20 === "kalmarsund")) || (data20 === "nevelskoy")) || (data20 === "hainan")) || (data20 === "torres")) || (data20 === "chesapeake-delaware")) || (data20 === "cape-cod")) || (data20 === "inside-schemes")) || (data20 === "east-river")) || (data20 === "san-juanico")) || (data20 === "strelasund")) || (data20 === "volga-don")) || (data20 === "harris")) || (data20 === "gronsund")) || (data20 === "fehmarnsund")) || (data20 === "kyle-rhea")) || (data20 === "nagashima")) || (data20 === "pasman")) || (data20 === "middle-channel")) || (data20 === "seca")) || (data20 === "piracy"))){
(vErrors ??= []).push({instancePath:instancePath+"/avoid/" + i0,keyword:"enum",params:{allowedValues: schemaRouteQuery.properties.avoid.items.enum},parentSchema:schemaRouteQuery.properties.avoid.items,data:data20});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/avoid",keyword:"type",params:{type: "array"},parentSchema:schemaRouteQuery.properties.avoid,data:data19});
errors++;
}
}
if(data.allow !== undefined){
let data21 = data.allow;
if(Array.isArray(data21)){
if(data21.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/allow",keyword:"maxItems",params:{limit: 20},parentSchema:schemaRouteQuery.properties.allow,data:data21});
errors++;
}
const len1 = data21.length;
for(let i1=0; i1<len1 && errors<10000; i1++){
let data22 = data21[i1];
if(typeof data22 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/allow/" + i1,keyword:"type",params:{type: "string"},parentSchema:schemaRouteQuery.properties.allow.items,data:data22});
errors++;
}
if(!(((((((((((((((((((((((((data22 === "corinth") || (data22 === "northwest")) || (data22 === "northeast")) || (data22 === "belle-isle")) || (data22 === "canso")) || (data22 === "johnstone")) || (data22 === "serpents-mouth")) || (data22 === "china-strait")) || (data22 === "kalmarsund")) || (data22 === "nevelskoy")) || (data22 === "hainan")) || (data22 === "chesapeake-delaware")) || (data22 === "cape-cod")) || (data22 === "inside-schemes")) || (data22 === "east-river")) || (data22 === "san-juanico")) || (data22 === "strelasund")) || (data22 === "volga-don")) || (data22 === "harris")) || (data22 === "gronsund")) || (data22 === "fehmarnsund")) || (data22 === "kyle-rhea")) || (data22 === "nagashima")) || (data22 === "pasman")) || (data22 === "middle-channel"))){
(vErrors ??= []).push({instancePath:instancePath+"/allow/" + i1,keyword:"enum",params:{allowedValues: schemaRouteQuery.properties.allow.items.enum},parentSchema:schemaRouteQuery.properties.allow.items,data:data22});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/allow",keyword:"type",params:{type: "array"},parentSchema:schemaRouteQuery.properties.allow,data:data21});
errors++;
}
}
if(data.depth !== undefined){
let data23 = data.depth;
if(typeof data23 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/depth",keyword:"type",params:{type: "string"},parentSchema:schemaRouteQuery.properties.depth,data:data23});
errors++;
}
if(!((data23 === "warn") || (data23 === "enforce"))){
(vErrors ??= []).push({instancePath:instancePath+"/depth",keyword:"enum",params:{allowedValues: schemaRouteQuery.properties.depth.enum},parentSchema:schemaRouteQuery.properties.depth,data:data23});
errors++;
}
}
if(data.south_limit !== undefined){
let data24 = data.south_limit;
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > -40 || isNaN(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/south_limit",keyword:"maximum",params:{comparison: "<=", limit: -40},parentSchema:schemaRouteQuery.properties.south_limit,data:data24});
errors++;
}
if(data24 < -90 || isNaN(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/south_limit",keyword:"minimum",params:{comparison: ">=", limit: -90},parentSchema:schemaRouteQuery.properties.south_limit,data:data24});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/south_limit",keyword:"type",params:{type: "number"},parentSchema:schemaRouteQuery.properties.south_limit,data:data24});
errors++;
}
}
if(data.fuel_price_usd_per_tonne !== undefined){
let data25 = data.fuel_price_usd_per_tonne;
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 100000 || isNaN(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/fuel_price_usd_per_tonne",keyword:"maximum",params:{comparison: "<=", limit: 100000},parentSchema:schemaRouteQuery.properties.fuel_price_usd_per_tonne,data:data25});
errors++;
}
if(data25 < 0 || isNaN(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/fuel_price_usd_per_tonne",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaRouteQuery.properties.fuel_price_usd_per_tonne,data:data25});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fuel_price_usd_per_tonne",keyword:"type",params:{type: "number"},parentSchema:schemaRouteQuery.properties.fuel_price_usd_per_tonne,data:data25});
errors++;
}
}
if(data.include_ports !== undefined){
let data26 = data.include_ports;
if(typeof data26 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/include_ports",keyword:"type",params:{type: "boolean"},parentSchema:schemaRouteQuery.properties.include_ports,data:data26});
errors++;
}
}
if(data.waypoint_count !== undefined){
let data27 = data.waypoint_count;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
(vErrors ??= []).push({instancePath:instancePath+"/waypoint_count",keyword:"type",params:{type: "integer"},parentSchema:schemaRouteQuery.properties.waypoint_count,data:data27});
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 1000 || isNaN(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/waypoint_count",keyword:"maximum",params:{comparison: "<=", limit: 1000},parentSchema:schemaRouteQuery.properties.waypoint_count,data:data27});
errors++;
}
if(data27 < 2 || isNaN(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/waypoint_count",keyword:"minimum",params:{comparison: ">=", limit: 2},parentSchema:schemaRouteQuery.properties.waypoint_count,data:data27});
errors++;
}
}
}
if(data.waypoint_strategy !== undefined){
let data28 = data.waypoint_strategy;
if(typeof data28 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/waypoint_strategy",keyword:"type",params:{type: "string"},parentSchema:schemaRouteQuery.properties.waypoint_strategy,data:data28});
errors++;
}
if(!((((data28 === "nth") || (data28 === "count")) || (data28 === "simplify")) || (data28 === "none"))){
(vErrors ??= []).push({instancePath:instancePath+"/waypoint_strategy",keyword:"enum",params:{allowedValues: schemaRouteQuery.properties.waypoint_strategy.enum},parentSchema:schemaRouteQuery.properties.waypoint_strategy,data:data28});
errors++;
}
}
if(data.sailed_estimate !== undefined){
let data29 = data.sailed_estimate;
if(typeof data29 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/sailed_estimate",keyword:"type",params:{type: "boolean"},parentSchema:schemaRouteQuery.properties.sailed_estimate,data:data29});
errors++;
}
}
if(data.wind !== undefined){
let data30 = data.wind;
if(typeof data30 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/wind",keyword:"type",params:{type: "boolean"},parentSchema:schemaRouteQuery.properties.wind,data:data30});
errors++;
}
}
if(data.alternatives !== undefined){
let data31 = data.alternatives;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
(vErrors ??= []).push({instancePath:instancePath+"/alternatives",keyword:"type",params:{type: "integer"},parentSchema:schemaRouteQuery.properties.alternatives,data:data31});
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 3 || isNaN(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/alternatives",keyword:"maximum",params:{comparison: "<=", limit: 3},parentSchema:schemaRouteQuery.properties.alternatives,data:data31});
errors++;
}
if(data31 < 0 || isNaN(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/alternatives",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaRouteQuery.properties.alternatives,data:data31});
errors++;
}
}
}
if(data.geometry !== undefined){
let data32 = data.geometry;
if(typeof data32 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/geometry",keyword:"type",params:{type: "string"},parentSchema:schemaRouteQuery.properties.geometry,data:data32});
errors++;
}
if(!((data32 === "line") || (data32 === "corners"))){
(vErrors ??= []).push({instancePath:instancePath+"/geometry",keyword:"enum",params:{allowedValues: schemaRouteQuery.properties.geometry.enum},parentSchema:schemaRouteQuery.properties.geometry,data:data32});
errors++;
}
}
if(data.antimeridian !== undefined){
let data33 = data.antimeridian;
if(typeof data33 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/antimeridian",keyword:"type",params:{type: "string"},parentSchema:schemaRouteQuery.properties.antimeridian,data:data33});
errors++;
}
if(!(((data33 === "unwrap") || (data33 === "split")) || (data33 === "wrap"))){
(vErrors ??= []).push({instancePath:instancePath+"/antimeridian",keyword:"enum",params:{allowedValues: schemaRouteQuery.properties.antimeridian.enum},parentSchema:schemaRouteQuery.properties.antimeridian,data:data33});
errors++;
}
}
if(data.vessel_type !== undefined){
let data34 = data.vessel_type;
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data34 === "container") || (data34 === "bulker")) || (data34 === "tanker")) || (data34 === "small_feeder")) || (data34 === "feeder")) || (data34 === "feedermax")) || (data34 === "sub_panamax")) || (data34 === "post_panamax_plus")) || (data34 === "vlcs")) || (data34 === "large_post_panamax")) || (data34 === "neo_panamax")) || (data34 === "new_panamax")) || (data34 === "ulcv")) || (data34 === "ulcs")) || (data34 === "megamax")) || (data34 === "handysize")) || (data34 === "handy_bulker")) || (data34 === "handymax")) || (data34 === "supramax")) || (data34 === "ultramax")) || (data34 === "kamsarmax")) || (data34 === "capesize")) || (data34 === "newcastlemax")) || (data34 === "babycape")) || (data34 === "mini_cape")) || (data34 === "cape")) || (data34 === "vloc")) || (data34 === "valemax")) || (data34 === "guaibamax")) || (data34 === "wozmax")) || (data34 === "mr")) || (data34 === "mr1")) || (data34 === "mr2")) || (data34 === "handy_tanker")) || (data34 === "lr1")) || (data34 === "lr2")) || (data34 === "aframax")) || (data34 === "suezmax")) || (data34 === "vlcc")) || (data34 === "ulcc")) || (data34 === "containership")) || (data34 === "containerschiff")) || (data34 === "portacontenedores")) || (data34 === "porte_conteneurs")) || (data34 === "portacontainer")) || (data34 === "container_ship")) || (data34 === "box_ship")) || (data34 === "bulk_carrier")) || (data34 === "dry_bulk")) || (data34 === "bulk")) || (data34 === "ore_carrier")) || (data34 === "massengutfrachter")) || (data34 === "granelero")) || (data34 === "vraquier")) || (data34 === "oil_tanker")) || (data34 === "product_tanker")) || (data34 === "products_tanker")) || (data34 === "oil_products_tanker")) || (data34 === "crude_tanker")) || (data34 === "crude_oil_tanker")) || (data34 === "crude_oil_products_tanker")) || (data34 === "clean_tanker")) || (data34 === "dirty_tanker")) || (data34 === "tankschiff")) || (data34 === "oeltanker")) || (data34 === "petrolero")) || (data34 === "petrolier")) || (data34 === "feeder_container")) || (data34 === "deep_sea_container")) || (data34 === "chemical_tanker")) || (data34 === "oil_chemical_tanker")) || (data34 === "chemical_oil_tanker")) || (data34 === "chemical_products_tanker")) || (data34 === "chemical_oil_products_tanker")) || (data34 === "parcel_tanker")) || (data34 === "edible_oil_tanker")) || (data34 === "vegetable_oil_tanker")) || (data34 === "lng_carrier")) || (data34 === "lng_tanker")) || (data34 === "vlgc")) || (data34 === "very_large_gas_carrier")) || (data34 === "gas_carrier")) || (data34 === "lpg_carrier")) || (data34 === "lpg_tanker")) || (data34 === "lpgc")) || (data34 === "liquefied_gas")) || (data34 === "combination_gas")) || (data34 === "ethylene_carrier")) || (data34 === "ammonia_carrier")) || (data34 === "co2_carrier")) || (data34 === "reefer")) || (data34 === "reefer_ship")) || (data34 === "refrigerated_cargo")) || (data34 === "palletised_cargo")) || (data34 === "car_carrier")) || (data34 === "vehicle_carrier")) || (data34 === "vehicles_carrier")) || (data34 === "pctc")) || (data34 === "pcc")) || (data34 === "car_truck_carrier")) || (data34 === "pure_car_carrier")) || (data34 === "pure_car_truck_carrier")) || (data34 === "pure_car_and_truck_carrier")) || (data34 === "ro_ro_cargo_ship_vehicle_carrier")) || (data34 === "ro_ro")) || (data34 === "roro")) || (data34 === "ro_ro_cargo")) || (data34 === "ferry")) || (data34 === "ropax")) || (data34 === "ro_pax")) || (data34 === "passenger_ro_ro")) || (data34 === "passenger_ro_ro_cargo")) || (data34 === "ro_ro_passenger")) || (data34 === "cruise")) || (data34 === "cruise_ship")) || (data34 === "cruise_liner")) || (data34 === "passenger_cruise")) || (data34 === "cruise_passenger")) || (data34 === "passenger_ship_cruise_passenger")) || (data34 === "general_cargo")) || (data34 === "multipurpose")) || (data34 === "mpp")) || (data34 === "heavy_lift")) || (data34 === "cargo_ship")) || (data34 === "dry_cargo")) || (data34 === "freighter")) || (data34 === "mpv")) || (data34 === "multi_purpose")) || (data34 === "breakbulk")) || (data34 === "break_bulk")) || (data34 === "tween_decker")) || (data34 === "tweendecker")) || (data34 === "project_cargo")) || (data34 === "stueckgutfrachter")) || (data34 === "handy")) || (data34 === "panamax_bulker")) || (data34 === "very_large_crude_carrier")) || (data34 === "medium_range")) || (data34 === "long_range_1")) || (data34 === "long_range_2")) || (data34 === "panamax_container")) || (data34 === "post_panamax_container")) || (data34 === "panamax_tanker")) || (data34 === "seawaymax")) || (data34 === "laker")) || (data34 === "great_lakes_bulk")) || (data34 === "chinamax")) || (data34 === "small_tanker")) || (data34 === "coastal_tanker")) || (data34 === "asphalt_tanker")) || (data34 === "bitumen_tanker")) || (data34 === "asphalt_bitumen_tanker")) || (data34 === "bunkering_tanker")) || (data34 === "bunker_tanker")) || (data34 === "lngc")) || (data34 === "q_flex")) || (data34 === "q_max")) || (data34 === "vlac")) || (data34 === "vlec")) || (data34 === "ethane_carrier")) || (data34 === "mgc")) || (data34 === "medium_gas_carrier")) || (data34 === "lctc")) || (data34 === "conro")) || (data34 === "container_ro_ro_cargo")) || (data34 === "ro_ro_container")) || (data34 === "combination_carrier")) || (data34 === "obo")) || (data34 === "ore_oil_carrier")) || (data34 === "bulk_oil_carrier")) || (data34 === "open_hatch")) || (data34 === "open_hatch_bulk")) || (data34 === "open_hatch_cargo")) || (data34 === "open_hatch_general_cargo")) || (data34 === "ohgc")) || (data34 === "woodchip_carrier")) || (data34 === "wood_chip_carrier")) || (data34 === "wood_chips_carrier")) || (data34 === "chip_carrier")) || (data34 === "cement_carrier")) || (data34 === "livestock_carrier")) || (data34 === "heavy_load")) || (data34 === "deck_cargo")) || (data34 === "semi_submersible")) || (data34 === "lgc")) || (data34 === "large_gas_carrier")) || (data34 === "small_lng")) || (data34 === "lng_bunkering_tanker")) || (data34 === "lng_bunker")) || (data34 === "shuttle_tanker")) || (data34 === "dunkirkmax")) || (data34 === "very_large_ore_carrier")) || (data34 === "vlbc")) || (data34 === "post_panamax_bulker")) || (data34 === "large_feeder")) || (data34 === "bangkokmax")) || (data34 === "vlcv")) || (data34 === "megamax_24")) || (data34 === "mgx_24")) || (data34 === "coaster")) || (data34 === "minibulker")) || (data34 === "short_sea")) || (data34 === "coastal")) || (data34 === "river_sea")) || (data34 === "shortsea"))){
(vErrors ??= []).push({instancePath:instancePath+"/vessel_type",keyword:"enum",params:{allowedValues: schemaRouteQuery.properties.vessel_type.enum},parentSchema:schemaRouteQuery.properties.vessel_type,data:data34});
errors++;
}
if(!(typeof data34 === "string")){
(vErrors ??= []).push({instancePath:instancePath+"/vessel_type",keyword:"type",params:{type: "string"},parentSchema:schemaRouteQuery.properties.vessel_type,data:data34});
errors++;
}
}
if(data.vessel_imo !== undefined){
let data35 = data.vessel_imo;
const _errs72 = errors;
let valid5 = false;
const _errs73 = errors;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
(vErrors ??= []).push({instancePath:instancePath+"/vessel_imo",keyword:"type",params:{type: "integer"},parentSchema:schemaRouteQuery.properties.vessel_imo.anyOf[0],data:data35});
errors++;
}
var _valid0 = _errs73 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const _errs75 = errors;
if(typeof data35 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/vessel_imo",keyword:"type",params:{type: "string"},parentSchema:schemaRouteQuery.properties.vessel_imo.anyOf[1],data:data35});
errors++;
}
var _valid0 = _errs75 === errors;
valid5 = valid5 || _valid0;
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/vessel_imo",keyword:"anyOf",params:{},parentSchema:schemaRouteQuery.properties.vessel_imo,data:data35});
errors++;
}
else {
errors = _errs72;
if(vErrors !== null){
if(_errs72){
vErrors.length = _errs72;
}
else {
vErrors = null;
}
}
}
}
if(data.vessel_capacity_teu !== undefined){
let data36 = data.vessel_capacity_teu;
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 > 100000 || isNaN(data36)){
(vErrors ??= []).push({instancePath:instancePath+"/vessel_capacity_teu",keyword:"maximum",params:{comparison: "<=", limit: 100000},parentSchema:schemaRouteQuery.properties.vessel_capacity_teu,data:data36});
errors++;
}
if(data36 <= 0 || isNaN(data36)){
(vErrors ??= []).push({instancePath:instancePath+"/vessel_capacity_teu",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaRouteQuery.properties.vessel_capacity_teu,data:data36});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/vessel_capacity_teu",keyword:"type",params:{type: "number"},parentSchema:schemaRouteQuery.properties.vessel_capacity_teu,data:data36});
errors++;
}
}
if(data.vessel_deadweight_tonnes !== undefined){
let data37 = data.vessel_deadweight_tonnes;
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 > 1000000 || isNaN(data37)){
(vErrors ??= []).push({instancePath:instancePath+"/vessel_deadweight_tonnes",keyword:"maximum",params:{comparison: "<=", limit: 1000000},parentSchema:schemaRouteQuery.properties.vessel_deadweight_tonnes,data:data37});
errors++;
}
if(data37 <= 0 || isNaN(data37)){
(vErrors ??= []).push({instancePath:instancePath+"/vessel_deadweight_tonnes",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaRouteQuery.properties.vessel_deadweight_tonnes,data:data37});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/vessel_deadweight_tonnes",keyword:"type",params:{type: "number"},parentSchema:schemaRouteQuery.properties.vessel_deadweight_tonnes,data:data37});
errors++;
}
}
if(data.vessel_gross_tonnage !== undefined){
let data38 = data.vessel_gross_tonnage;
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 > 1000000 || isNaN(data38)){
(vErrors ??= []).push({instancePath:instancePath+"/vessel_gross_tonnage",keyword:"maximum",params:{comparison: "<=", limit: 1000000},parentSchema:schemaRouteQuery.properties.vessel_gross_tonnage,data:data38});
errors++;
}
if(data38 <= 0 || isNaN(data38)){
(vErrors ??= []).push({instancePath:instancePath+"/vessel_gross_tonnage",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaRouteQuery.properties.vessel_gross_tonnage,data:data38});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/vessel_gross_tonnage",keyword:"type",params:{type: "number"},parentSchema:schemaRouteQuery.properties.vessel_gross_tonnage,data:data38});
errors++;
}
}
if(data.vessel_size_class !== undefined){
let data39 = data.vessel_size_class;
if(typeof data39 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/vessel_size_class",keyword:"type",params:{type: "string"},parentSchema:schemaRouteQuery.properties.vessel_size_class,data:data39});
errors++;
}
}
if(data.vessel_draft_m !== undefined){
let data40 = data.vessel_draft_m;
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 > 30 || isNaN(data40)){
(vErrors ??= []).push({instancePath:instancePath+"/vessel_draft_m",keyword:"maximum",params:{comparison: "<=", limit: 30},parentSchema:schemaRouteQuery.properties.vessel_draft_m,data:data40});
errors++;
}
if(data40 <= 0 || isNaN(data40)){
(vErrors ??= []).push({instancePath:instancePath+"/vessel_draft_m",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaRouteQuery.properties.vessel_draft_m,data:data40});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/vessel_draft_m",keyword:"type",params:{type: "number"},parentSchema:schemaRouteQuery.properties.vessel_draft_m,data:data40});
errors++;
}
}
if(data.vessel_beam_m !== undefined){
let data41 = data.vessel_beam_m;
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 > 80 || isNaN(data41)){
(vErrors ??= []).push({instancePath:instancePath+"/vessel_beam_m",keyword:"maximum",params:{comparison: "<=", limit: 80},parentSchema:schemaRouteQuery.properties.vessel_beam_m,data:data41});
errors++;
}
if(data41 <= 0 || isNaN(data41)){
(vErrors ??= []).push({instancePath:instancePath+"/vessel_beam_m",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaRouteQuery.properties.vessel_beam_m,data:data41});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/vessel_beam_m",keyword:"type",params:{type: "number"},parentSchema:schemaRouteQuery.properties.vessel_beam_m,data:data41});
errors++;
}
}
if(data.vessel_loa_m !== undefined){
let data42 = data.vessel_loa_m;
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 > 500 || isNaN(data42)){
(vErrors ??= []).push({instancePath:instancePath+"/vessel_loa_m",keyword:"maximum",params:{comparison: "<=", limit: 500},parentSchema:schemaRouteQuery.properties.vessel_loa_m,data:data42});
errors++;
}
if(data42 <= 0 || isNaN(data42)){
(vErrors ??= []).push({instancePath:instancePath+"/vessel_loa_m",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaRouteQuery.properties.vessel_loa_m,data:data42});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/vessel_loa_m",keyword:"type",params:{type: "number"},parentSchema:schemaRouteQuery.properties.vessel_loa_m,data:data42});
errors++;
}
}
if(data.vessel_fuel_tonnes_per_day !== undefined){
let data43 = data.vessel_fuel_tonnes_per_day;
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 > 500 || isNaN(data43)){
(vErrors ??= []).push({instancePath:instancePath+"/vessel_fuel_tonnes_per_day",keyword:"maximum",params:{comparison: "<=", limit: 500},parentSchema:schemaRouteQuery.properties.vessel_fuel_tonnes_per_day,data:data43});
errors++;
}
if(data43 <= 0 || isNaN(data43)){
(vErrors ??= []).push({instancePath:instancePath+"/vessel_fuel_tonnes_per_day",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaRouteQuery.properties.vessel_fuel_tonnes_per_day,data:data43});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/vessel_fuel_tonnes_per_day",keyword:"type",params:{type: "number"},parentSchema:schemaRouteQuery.properties.vessel_fuel_tonnes_per_day,data:data43});
errors++;
}
}
if(data.vessel_anchor_fuel_tonnes_per_day !== undefined){
let data44 = data.vessel_anchor_fuel_tonnes_per_day;
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 > 500 || isNaN(data44)){
(vErrors ??= []).push({instancePath:instancePath+"/vessel_anchor_fuel_tonnes_per_day",keyword:"maximum",params:{comparison: "<=", limit: 500},parentSchema:schemaRouteQuery.properties.vessel_anchor_fuel_tonnes_per_day,data:data44});
errors++;
}
if(data44 <= 0 || isNaN(data44)){
(vErrors ??= []).push({instancePath:instancePath+"/vessel_anchor_fuel_tonnes_per_day",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaRouteQuery.properties.vessel_anchor_fuel_tonnes_per_day,data:data44});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/vessel_anchor_fuel_tonnes_per_day",keyword:"type",params:{type: "number"},parentSchema:schemaRouteQuery.properties.vessel_anchor_fuel_tonnes_per_day,data:data44});
errors++;
}
}
if(data.vessel_fuel_type !== undefined){
let data45 = data.vessel_fuel_type;
if(typeof data45 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/vessel_fuel_type",keyword:"type",params:{type: "string"},parentSchema:schemaRouteQuery.properties.vessel_fuel_type,data:data45});
errors++;
}
if(!(((data45 === "HFO") || (data45 === "VLSFO")) || (data45 === "MGO"))){
(vErrors ??= []).push({instancePath:instancePath+"/vessel_fuel_type",keyword:"enum",params:{allowedValues: schemaRouteQuery.properties.vessel_fuel_type.enum},parentSchema:schemaRouteQuery.properties.vessel_fuel_type,data:data45});
errors++;
}
}
if(data.teu !== undefined){
let data46 = data.teu;
if((typeof data46 == "number") && (isFinite(data46))){
if(data46 > 100000 || isNaN(data46)){
(vErrors ??= []).push({instancePath:instancePath+"/teu",keyword:"maximum",params:{comparison: "<=", limit: 100000},parentSchema:schemaRouteQuery.properties.teu,data:data46});
errors++;
}
if(data46 <= 0 || isNaN(data46)){
(vErrors ??= []).push({instancePath:instancePath+"/teu",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},parentSchema:schemaRouteQuery.properties.teu,data:data46});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/teu",keyword:"type",params:{type: "number"},parentSchema:schemaRouteQuery.properties.teu,data:data46});
errors++;
}
}
if(data.container_type !== undefined){
let data47 = data.container_type;
if(typeof data47 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/container_type",keyword:"type",params:{type: "string"},parentSchema:schemaRouteQuery.properties.container_type,data:data47});
errors++;
}
}
if(data.format !== undefined){
let data48 = data.format;
if(typeof data48 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/format",keyword:"type",params:{type: "string"},parentSchema:schemaRouteQuery.properties.format,data:data48});
errors++;
}
if(!((((((data48 === "json") || (data48 === "geojson")) || (data48 === "gpx")) || (data48 === "rtz")) || (data48 === "kml")) || (data48 === "csv"))){
(vErrors ??= []).push({instancePath:instancePath+"/format",keyword:"enum",params:{allowedValues: schemaRouteQuery.properties.format.enum},parentSchema:schemaRouteQuery.properties.format,data:data48});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaRouteQuery,data});
errors++;
}
validateRouteQuery.errors = vErrors;
return errors === 0;
}

const schemaRouteRequest = RouteRequestBody;
const schemaViaPoint = RouteRequestBody.properties.via.items;

function validateViaPoint(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ViaPoint" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data) && (data.coordinates !== undefined ? 1 : 0) + (data.port_id !== undefined ? 1 : 0) + (data.unlocode !== undefined && !(data.coordinates !== undefined) && !(data.port_id !== undefined) && !(data.name !== undefined) && !(data.country !== undefined) && !(data.lat !== undefined) && !(data.lon !== undefined) && !(data.passage !== undefined) ? 1 : 0) + (data.name !== undefined && !(data.coordinates !== undefined) && !(data.port_id !== undefined) && !(data.unlocode !== undefined) && !(data.lat !== undefined) && !(data.lon !== undefined) && !(data.passage !== undefined) ? 1 : 0) + (data.lat !== undefined && data.lon !== undefined && !(data.coordinates !== undefined) && !(data.port_id !== undefined) && !(data.unlocode !== undefined) && !(data.name !== undefined) && !(data.country !== undefined) && !(data.passage !== undefined) ? 1 : 0) + (data.passage !== undefined && !(data.coordinates !== undefined) && !(data.port_id !== undefined) && !(data.unlocode !== undefined) && !(data.name !== undefined) && !(data.country !== undefined) && !(data.lat !== undefined) && !(data.lon !== undefined) ? 1 : 0) !== 1){
(vErrors ??= []).push({instancePath,keyword:"forms",params:{},parentSchema:schemaViaPoint,data});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.coordinates !== undefined){
let data0 = data.coordinates;
if(Array.isArray(data0)){
if(data0.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates",keyword:"minItems",params:{limit: 2},parentSchema:schemaViaPoint.properties.coordinates,data:data0});
errors++;
}
const len0 = data0.length;
if(!(len0 <= 2)){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates",keyword:"additionalItems",params:{limit: 2},parentSchema:schemaViaPoint.properties.coordinates,data:data0});
errors++;
}
const len1 = data0.length;
if(len1 > 0){
let data1 = data0[0];
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 180 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/0",keyword:"maximum",params:{comparison: "<=", limit: 180},parentSchema:schemaViaPoint.properties.coordinates.items[0],data:data1});
errors++;
}
if(data1 < -180 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/0",keyword:"minimum",params:{comparison: ">=", limit: -180},parentSchema:schemaViaPoint.properties.coordinates.items[0],data:data1});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/0",keyword:"type",params:{type: "number"},parentSchema:schemaViaPoint.properties.coordinates.items[0],data:data1});
errors++;
}
}
if(len1 > 1){
let data2 = data0[1];
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 90 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/1",keyword:"maximum",params:{comparison: "<=", limit: 90},parentSchema:schemaViaPoint.properties.coordinates.items[1],data:data2});
errors++;
}
if(data2 < -90 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/1",keyword:"minimum",params:{comparison: ">=", limit: -90},parentSchema:schemaViaPoint.properties.coordinates.items[1],data:data2});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/1",keyword:"type",params:{type: "number"},parentSchema:schemaViaPoint.properties.coordinates.items[1],data:data2});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coordinates",keyword:"type",params:{type: "array"},parentSchema:schemaViaPoint.properties.coordinates,data:data0});
errors++;
}
}
if(data.port_id !== undefined){
let data3 = data.port_id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/port_id",keyword:"type",params:{type: "integer"},parentSchema:schemaViaPoint.properties.port_id,data:data3});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/port_id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},parentSchema:schemaViaPoint.properties.port_id,data:data3});
errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/port_id",keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schemaViaPoint.properties.port_id,data:data3});
errors++;
}
}
}
if(data.unlocode !== undefined){
let data4 = data.unlocode;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/unlocode",keyword:"type",params:{type: "string"},parentSchema:schemaViaPoint.properties.unlocode,data:data4});
errors++;
}
}
if(data.name !== undefined){
let data5 = data.name;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},parentSchema:schemaViaPoint.properties.name,data:data5});
errors++;
}
}
if(data.country !== undefined){
let data6 = data.country;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/country",keyword:"type",params:{type: "string"},parentSchema:schemaViaPoint.properties.country,data:data6});
errors++;
}
}
if(data.lat !== undefined){
let data7 = data.lat;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 90 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/lat",keyword:"maximum",params:{comparison: "<=", limit: 90},parentSchema:schemaViaPoint.properties.lat,data:data7});
errors++;
}
if(data7 < -90 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/lat",keyword:"minimum",params:{comparison: ">=", limit: -90},parentSchema:schemaViaPoint.properties.lat,data:data7});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lat",keyword:"type",params:{type: "number"},parentSchema:schemaViaPoint.properties.lat,data:data7});
errors++;
}
}
if(data.lon !== undefined){
let data8 = data.lon;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 180 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/lon",keyword:"maximum",params:{comparison: "<=", limit: 180},parentSchema:schemaViaPoint.properties.lon,data:data8});
errors++;
}
if(data8 < -180 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/lon",keyword:"minimum",params:{comparison: ">=", limit: -180},parentSchema:schemaViaPoint.properties.lon,data:data8});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lon",keyword:"type",params:{type: "number"},parentSchema:schemaViaPoint.properties.lon,data:data8});
errors++;
}
}
if(data.passage !== undefined){
let data9 = data.passage;
if(typeof data9 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/passage",keyword:"type",params:{type: "string"},parentSchema:schemaViaPoint.properties.passage,data:data9});
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((data9 === "suez") || (data9 === "panama")) || (data9 === "gibraltar")) || (data9 === "malacca")) || (data9 === "dover")) || (data9 === "bering")) || (data9 === "magellan")) || (data9 === "babelmandeb")) || (data9 === "kiel")) || (data9 === "corinth")) || (data9 === "northwest")) || (data9 === "northeast")) || (data9 === "bosporus")) || (data9 === "dardanelles")) || (data9 === "st-lawrence-seaway")) || (data9 === "oresund")) || (data9 === "great-belt")) || (data9 === "hormuz")) || (data9 === "sunda")) || (data9 === "lombok")) || (data9 === "belle-isle")) || (data9 === "canso")) || (data9 === "johnstone")) || (data9 === "serpents-mouth")) || (data9 === "china-strait")) || (data9 === "kalmarsund")) || (data9 === "nevelskoy")) || (data9 === "hainan")) || (data9 === "torres")) || (data9 === "chesapeake-delaware")) || (data9 === "cape-cod")) || (data9 === "inside-schemes")) || (data9 === "east-river")) || (data9 === "san-juanico")) || (data9 === "strelasund")) || (data9 === "volga-don")) || (data9 === "harris")) || (data9 === "gronsund")) || (data9 === "fehmarnsund")) || (data9 === "kyle-rhea")) || (data9 === "nagashima")) || (data9 === "pasman")) || (data9 === "middle-channel"))){
(vErrors ??= []).push({instancePath:instancePath+"/passage",keyword:"enum",params:{allowedValues: schemaViaPoint.properties.passage.enum},parentSchema:schemaViaPoint.properties.passage,data:data9});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaViaPoint,data});
errors++;
}
validateViaPoint.errors = vErrors;
return errors === 0;
}

const schemaArrivalWindow = RouteRequestBody.properties.arrive_at.anyOf[1];

function validateArrivalWindow(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ArrivalWindow" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.earliest !== undefined){
let data0 = data.earliest;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/earliest",keyword:"type",params:{type: "string"},parentSchema:schemaArrivalWindow.properties.earliest,data:data0});
errors++;
}
}
if(data.latest !== undefined){
let data1 = data.latest;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/latest",keyword:"type",params:{type: "string"},parentSchema:schemaArrivalWindow.properties.latest,data:data1});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaArrivalWindow,data});
errors++;
}
validateArrivalWindow.errors = vErrors;
return errors === 0;
}


function validateRouteRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RouteRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.origin === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "origin"},parentSchema:schemaRouteRequest,data});
errors++;
}
if(data.destination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "destination"},parentSchema:schemaRouteRequest,data});
errors++;
}
if(data.origin !== undefined){
if(!(validateLocation(data.origin, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData}))){
vErrors = join(vErrors, validateLocation.errors);
errors = vErrors.length;
}
}
if(data.destination !== undefined){
if(!(validateLocation(data.destination, {instancePath:instancePath+"/destination",parentData:data,parentDataProperty:"destination",rootData}))){
vErrors = join(vErrors, validateLocation.errors);
errors = vErrors.length;
}
}
if(data.via !== undefined){
let data2 = data.via;
if(Array.isArray(data2)){
if(data2.length > 48){
(vErrors ??= []).push({instancePath:instancePath+"/via",keyword:"maxItems",params:{limit: 48},parentSchema:schemaRouteRequest.properties.via,data:data2});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0 && errors<10000; i0++){
if(!(validateViaPoint(data2[i0], {instancePath:instancePath+"/via/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = join(vErrors, validateViaPoint.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/via",keyword:"type",params:{type: "array"},parentSchema:schemaRouteRequest.properties.via,data:data2});
errors++;
}
}
if(data.arrive_at !== undefined){
let data4 = data.arrive_at;
const _errs7 = errors;
let valid3 = false;
const _errs8 = errors;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/arrive_at",keyword:"type",params:{type: "string"},parentSchema:schemaRouteRequest.properties.arrive_at.anyOf[0],data:data4});
errors++;
}
var _valid0 = _errs8 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs10 = errors;
if(!(validateArrivalWindow(data4, {instancePath:instancePath+"/arrive_at",parentData:data,parentDataProperty:"arrive_at",rootData}))){
vErrors = join(vErrors, validateArrivalWindow.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/arrive_at",keyword:"anyOf",params:{},parentSchema:schemaRouteRequest.properties.arrive_at,data:data4});
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.condition !== undefined){
let data5 = data.condition;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/condition",keyword:"type",params:{type: "string"},parentSchema:schemaRouteRequest.properties.condition,data:data5});
errors++;
}
if(!((data5 === "laden") || (data5 === "ballast"))){
(vErrors ??= []).push({instancePath:instancePath+"/condition",keyword:"enum",params:{allowedValues: schemaRouteRequest.properties.condition.enum},parentSchema:schemaRouteRequest.properties.condition,data:data5});
errors++;
}
}
if(data.speed_table_kn !== undefined){
let data6 = data.speed_table_kn;
if(Array.isArray(data6)){
if(data6.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/speed_table_kn",keyword:"maxItems",params:{limit: 20},parentSchema:schemaRouteRequest.properties.speed_table_kn,data:data6});
errors++;
}
if(data6.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/speed_table_kn",keyword:"minItems",params:{limit: 1},parentSchema:schemaRouteRequest.properties.speed_table_kn,data:data6});
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1 && errors<10000; i1++){
let data7 = data6[i1];
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 107.99 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/speed_table_kn/" + i1,keyword:"maximum",params:{comparison: "<=", limit: 107.99},parentSchema:schemaRouteRequest.properties.speed_table_kn.items,data:data7});
errors++;
}
if(data7 < 0.54 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/speed_table_kn/" + i1,keyword:"minimum",params:{comparison: ">=", limit: 0.54},parentSchema:schemaRouteRequest.properties.speed_table_kn.items,data:data7});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/speed_table_kn/" + i1,keyword:"type",params:{type: "number"},parentSchema:schemaRouteRequest.properties.speed_table_kn.items,data:data7});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/speed_table_kn",keyword:"type",params:{type: "array"},parentSchema:schemaRouteRequest.properties.speed_table_kn,data:data6});
errors++;
}
}
if(data.accept_suggestions !== undefined){
let data8 = data.accept_suggestions;
if(typeof data8 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/accept_suggestions",keyword:"type",params:{type: "boolean"},parentSchema:schemaRouteRequest.properties.accept_suggestions,data:data8});
errors++;
}
}
if(data.speed_kmh !== undefined){
let data9 = data.speed_kmh;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 200 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/speed_kmh",keyword:"maximum",params:{comparison: "<=", limit: 200},parentSchema:schemaRouteRequest.properties.speed_kmh,data:data9});
errors++;
}
if(data9 < 1 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/speed_kmh",keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schemaRouteRequest.properties.speed_kmh,data:data9});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/speed_kmh",keyword:"type",params:{type: "number"},parentSchema:schemaRouteRequest.properties.speed_kmh,data:data9});
errors++;
}
}
if(data.speed_kn !== undefined){
let data10 = data.speed_kn;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 107.99 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/speed_kn",keyword:"maximum",params:{comparison: "<=", limit: 107.99},parentSchema:schemaRouteRequest.properties.speed_kn,data:data10});
errors++;
}
if(data10 < 0.54 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/speed_kn",keyword:"minimum",params:{comparison: ">=", limit: 0.54},parentSchema:schemaRouteRequest.properties.speed_kn,data:data10});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/speed_kn",keyword:"type",params:{type: "number"},parentSchema:schemaRouteRequest.properties.speed_kn,data:data10});
errors++;
}
}
if(data.depart_at !== undefined){
let data11 = data.depart_at;
if(typeof data11 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/depart_at",keyword:"type",params:{type: "string"},parentSchema:schemaRouteRequest.properties.depart_at,data:data11});
errors++;
}
}
if(data.resolution_km !== undefined){
let data12 = data.resolution_km;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
(vErrors ??= []).push({instancePath:instancePath+"/resolution_km",keyword:"type",params:{type: "integer"},parentSchema:schemaRouteRequest.properties.resolution_km,data:data12});
errors++;
}
if(!(((((data12 === 5) || (data12 === 10)) || (data12 === 20)) || (data12 === 50)) || (data12 === 100))){
(vErrors ??= []).push({instancePath:instancePath+"/resolution_km",keyword:"enum",params:{allowedValues: schemaRouteRequest.properties.resolution_km.enum},parentSchema:schemaRouteRequest.properties.resolution_km,data:data12});
errors++;
}
}
if(data.suez !== undefined){
let data13 = data.suez;
if(typeof data13 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/suez",keyword:"type",params:{type: "boolean"},parentSchema:schemaRouteRequest.properties.suez,data:data13});
errors++;
}
}
if(data.panama !== undefined){
let data14 = data.panama;
if(typeof data14 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/panama",keyword:"type",params:{type: "boolean"},parentSchema:schemaRouteRequest.properties.panama,data:data14});
errors++;
}
}
if(data.gibraltar !== undefined){
let data15 = data.gibraltar;
if(typeof data15 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/gibraltar",keyword:"type",params:{type: "boolean"},parentSchema:schemaRouteRequest.properties.gibraltar,data:data15});
errors++;
}
}
if(data.kiel !== undefined){
let data16 = data.kiel;
if(typeof data16 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/kiel",keyword:"type",params:{type: "boolean"},parentSchema:schemaRouteRequest.properties.kiel,data:data16});
errors++;
}
}
if(data.avoid !== undefined){
let data17 = data.avoid;
if(Array.isArray(data17)){
if(data17.length > 40){
(vErrors ??= []).push({instancePath:instancePath+"/avoid",keyword:"maxItems",params:{limit: 40},parentSchema:schemaRouteRequest.properties.avoid,data:data17});
errors++;
}
const len2 = data17.length;
for(let i2=0; i2<len2 && errors<10000; i2++){
let data18 = data17[i2];
if(typeof data18 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/avoid/" + i2,keyword:"type",params:{type: "string"},parentSchema:schemaRouteRequest.properties.avoid.items,data:data18});
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((((data18 === "suez") || (data18 === "panama")) || (data18 === "gibraltar")) || (data18 === "malacca")) || (data18 === "dover")) || (data18 === "bering")) || (data18 === "magellan")) || (data18 === "babelmandeb")) || (data18 === "kiel")) || (data18 === "corinth")) || (data18 === "northwest")) || (data18 === "northeast")) || (data18 === "bosporus")) || (data18 === "dardanelles")) || (data18 === "st-lawrence-seaway")) || (data18 === "oresund")) || (data18 === "great-belt")) || (data18 === "hormuz")) || (data18 === "sunda")) || (data18 === "lombok")) || (data18 === "belle-isle")) || (data18 === "canso")) || (data18 === "johnstone")) || (data18 === "serpents-mouth")) || (data18 === "china-strait")) || (data18 === "kalmarsund")) || (data18 === "nevelskoy")) || (data18 === "hainan")) || (data18 === "torres")) || (data18 === "chesapeake-delaware")) || (data18 === "cape-cod")) || (data18 === "inside-schemes")) || (data18 === "east-river")) || (data18 === "san-juanico")) || (data18 === "strelasund")) || (data18 === "volga-don")) || (data18 === "harris")) || (data18 === "gronsund")) || (data18 === "fehmarnsund")) || (data18 === "kyle-rhea")) || (data18 === "nagashima")) || (data18 === "pasman")) || (data18 === "middle-channel")) || (data18 === "seca")) || (data18 === "piracy"))){
(vErrors ??= []).push({instancePath:instancePath+"/avoid/" + i2,keyword:"enum",params:{allowedValues: schemaRouteRequest.properties.avoid.items.enum},parentSchema:schemaRouteRequest.properties.avoid.items,data:data18});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/avoid",keyword:"type",params:{type: "array"},parentSchema:schemaRouteRequest.properties.avoid,data:data17});
errors++;
}
}
if(data.allow !== undefined){
let data19 = data.allow;
if(Array.isArray(data19)){
if(data19.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/allow",keyword:"maxItems",params:{limit: 20},parentSchema:schemaRouteRequest.properties.allow,data:data19});
errors++;
}
const len3 = data19.length;
for(let i3=0; i3<len3 && errors<10000; i3++){
let data20 = data19[i3];
if(typeof data20 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/allow/" + i3,keyword:"type",params:{type: "string"},parentSchema:schemaRouteRequest.properties.allow.items,data:data20});
errors++;
}
if(!(((((((((((((((((((((((((data20 === "corinth") || (data20 === "northwest")) || (data20 === "northeast")) || (data20 === "belle-isle")) || (data20 === "canso")) || (data20 === "johnstone")) || (data20 === "serpents-mouth")) || (data20 === "china-strait")) || (data20 === "kalmarsund")) || (data20 === "nevelskoy")) || (data20 === "hainan")) || (data20 === "chesapeake-delaware")) || (data20 === "cape-cod")) || (data20 === "inside-schemes")) || (data20 === "east-river")) || (data20 === "san-juanico")) || (data20 === "strelasund")) || (data20 === "volga-don")) || (data20 === "harris")) || (data20 === "gronsund")) || (data20 === "fehmarnsund")) || (data20 === "kyle-rhea")) || (data20 === "nagashima")) || (data20 === "pasman")) || (data20 === "middle-channel"))){
(vErrors ??= []).push({instancePath:instancePath+"/allow/" + i3,keyword:"enum",params:{allowedValues: schemaRouteRequest.properties.allow.items.enum},parentSchema:schemaRouteRequest.properties.allow.items,data:data20});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/allow",keyword:"type",params:{type: "array"},parentSchema:schemaRouteRequest.properties.allow,data:data19});
errors++;
}
}
if(data.depth !== undefined){
let data21 = data.depth;
if(typeof data21 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/depth",keyword:"type",params:{type: "string"},parentSchema:schemaRouteRequest.properties.depth,data:data21});
errors++;
}
if(!((data21 === "warn") || (data21 === "enforce"))){
(vErrors ??= []).push({instancePath:instancePath+"/depth",keyword:"enum",params:{allowedValues: schemaRouteRequest.properties.depth.enum},parentSchema:schemaRouteRequest.properties.depth,data:data21});
errors++;
}
}
if(data.south_limit !== undefined){
let data22 = data.south_limit;
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > -40 || isNaN(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/south_limit",keyword:"maximum",params:{comparison: "<=", limit: -40},parentSchema:schemaRouteRequest.properties.south_limit,data:data22});
errors++;
}
if(data22 < -90 || isNaN(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/south_limit",keyword:"minimum",params:{comparison: ">=", limit: -90},parentSchema:schemaRouteRequest.properties.south_limit,data:data22});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/south_limit",keyword:"type",params:{type: "number"},parentSchema:schemaRouteRequest.properties.south_limit,data:data22});
errors++;
}
}
if(data.fuel_price_usd_per_tonne !== undefined){
let data23 = data.fuel_price_usd_per_tonne;
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 100000 || isNaN(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/fuel_price_usd_per_tonne",keyword:"maximum",params:{comparison: "<=", limit: 100000},parentSchema:schemaRouteRequest.properties.fuel_price_usd_per_tonne,data:data23});
errors++;
}
if(data23 < 0 || isNaN(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/fuel_price_usd_per_tonne",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaRouteRequest.properties.fuel_price_usd_per_tonne,data:data23});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fuel_price_usd_per_tonne",keyword:"type",params:{type: "number"},parentSchema:schemaRouteRequest.properties.fuel_price_usd_per_tonne,data:data23});
errors++;
}
}
if(data.include_ports !== undefined){
let data24 = data.include_ports;
if(typeof data24 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/include_ports",keyword:"type",params:{type: "boolean"},parentSchema:schemaRouteRequest.properties.include_ports,data:data24});
errors++;
}
}
if(data.waypoint_count !== undefined){
let data25 = data.waypoint_count;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
(vErrors ??= []).push({instancePath:instancePath+"/waypoint_count",keyword:"type",params:{type: "integer"},parentSchema:schemaRouteRequest.properties.waypoint_count,data:data25});
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 1000 || isNaN(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/waypoint_count",keyword:"maximum",params:{comparison: "<=", limit: 1000},parentSchema:schemaRouteRequest.properties.waypoint_count,data:data25});
errors++;
}
if(data25 < 2 || isNaN(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/waypoint_count",keyword:"minimum",params:{comparison: ">=", limit: 2},parentSchema:schemaRouteRequest.properties.waypoint_count,data:data25});
errors++;
}
}
}
if(data.waypoint_strategy !== undefined){
let data26 = data.waypoint_strategy;
if(typeof data26 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/waypoint_strategy",keyword:"type",params:{type: "string"},parentSchema:schemaRouteRequest.properties.waypoint_strategy,data:data26});
errors++;
}
if(!((((data26 === "nth") || (data26 === "count")) || (data26 === "simplify")) || (data26 === "none"))){
(vErrors ??= []).push({instancePath:instancePath+"/waypoint_strategy",keyword:"enum",params:{allowedValues: schemaRouteRequest.properties.waypoint_strategy.enum},parentSchema:schemaRouteRequest.properties.waypoint_strategy,data:data26});
errors++;
}
}
if(data.sailed_estimate !== undefined){
let data27 = data.sailed_estimate;
if(typeof data27 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/sailed_estimate",keyword:"type",params:{type: "boolean"},parentSchema:schemaRouteRequest.properties.sailed_estimate,data:data27});
errors++;
}
}
if(data.wind !== undefined){
let data28 = data.wind;
if(typeof data28 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/wind",keyword:"type",params:{type: "boolean"},parentSchema:schemaRouteRequest.properties.wind,data:data28});
errors++;
}
}
if(data.alternatives !== undefined){
let data29 = data.alternatives;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
(vErrors ??= []).push({instancePath:instancePath+"/alternatives",keyword:"type",params:{type: "integer"},parentSchema:schemaRouteRequest.properties.alternatives,data:data29});
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 3 || isNaN(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/alternatives",keyword:"maximum",params:{comparison: "<=", limit: 3},parentSchema:schemaRouteRequest.properties.alternatives,data:data29});
errors++;
}
if(data29 < 0 || isNaN(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/alternatives",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaRouteRequest.properties.alternatives,data:data29});
errors++;
}
}
}
if(data.geometry !== undefined){
let data30 = data.geometry;
if(typeof data30 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/geometry",keyword:"type",params:{type: "string"},parentSchema:schemaRouteRequest.properties.geometry,data:data30});
errors++;
}
if(!((data30 === "line") || (data30 === "corners"))){
(vErrors ??= []).push({instancePath:instancePath+"/geometry",keyword:"enum",params:{allowedValues: schemaRouteRequest.properties.geometry.enum},parentSchema:schemaRouteRequest.properties.geometry,data:data30});
errors++;
}
}
if(data.antimeridian !== undefined){
let data31 = data.antimeridian;
if(typeof data31 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/antimeridian",keyword:"type",params:{type: "string"},parentSchema:schemaRouteRequest.properties.antimeridian,data:data31});
errors++;
}
if(!(((data31 === "unwrap") || (data31 === "split")) || (data31 === "wrap"))){
(vErrors ??= []).push({instancePath:instancePath+"/antimeridian",keyword:"enum",params:{allowedValues: schemaRouteRequest.properties.antimeridian.enum},parentSchema:schemaRouteRequest.properties.antimeridian,data:data31});
errors++;
}
}
if(data.avoid_areas !== undefined){
let data32 = data.avoid_areas;
if(Array.isArray(data32)){
if(data32.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/avoid_areas",keyword:"maxItems",params:{limit: 20},parentSchema:schemaRouteRequest.properties.avoid_areas,data:data32});
errors++;
}
const len4 = data32.length;
for(let i4=0; i4<len4 && errors<10000; i4++){
if(!(validateAvoidArea(data32[i4], {instancePath:instancePath+"/avoid_areas/" + i4,parentData:data32,parentDataProperty:i4,rootData}))){
vErrors = join(vErrors, validateAvoidArea.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/avoid_areas",keyword:"type",params:{type: "array"},parentSchema:schemaRouteRequest.properties.avoid_areas,data:data32});
errors++;
}
}
if(data.channels !== undefined){
let data34 = data.channels;
if(Array.isArray(data34)){
if(data34.length > 5){
(vErrors ??= []).push({instancePath:instancePath+"/channels",keyword:"maxItems",params:{limit: 5},parentSchema:schemaRouteRequest.properties.channels,data:data34});
errors++;
}
const len5 = data34.length;
for(let i5=0; i5<len5 && errors<10000; i5++){
if(!(validateChannel(data34[i5], {instancePath:instancePath+"/channels/" + i5,parentData:data34,parentDataProperty:i5,rootData}))){
vErrors = join(vErrors, validateChannel.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/channels",keyword:"type",params:{type: "array"},parentSchema:schemaRouteRequest.properties.channels,data:data34});
errors++;
}
}
if(data.vessel !== undefined){
if(!(validateVessel(data.vessel, {instancePath:instancePath+"/vessel",parentData:data,parentDataProperty:"vessel",rootData}))){
vErrors = join(vErrors, validateVessel.errors);
errors = vErrors.length;
}
}
if(data.cargo !== undefined){
if(!(validateRouteCargo(data.cargo, {instancePath:instancePath+"/cargo",parentData:data,parentDataProperty:"cargo",rootData}))){
vErrors = join(vErrors, validateRouteCargo.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaRouteRequest,data});
errors++;
}
validateRouteRequest.errors = vErrors;
return errors === 0;
}

const schemaLoginRequest = LoginRequest;

function validateLoginRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="LoginRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "email"},parentSchema:schemaLoginRequest,data});
errors++;
}
if(data.password === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "password"},parentSchema:schemaLoginRequest,data});
errors++;
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(lengthOf(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"minLength",params:{limit: 1},parentSchema:schemaLoginRequest.properties.email,data:data0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: "string"},parentSchema:schemaLoginRequest.properties.email,data:data0});
errors++;
}
}
if(data.password !== undefined){
let data1 = data.password;
if(typeof data1 === "string"){
if(lengthOf(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/password",keyword:"minLength",params:{limit: 1},parentSchema:schemaLoginRequest.properties.password,data:data1});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/password",keyword:"type",params:{type: "string"},parentSchema:schemaLoginRequest.properties.password,data:data1});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaLoginRequest,data});
errors++;
}
validateLoginRequest.errors = vErrors;
return errors === 0;
}

const schemaJobParams = JobParams;

function validateJobParams(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="JobParams" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},parentSchema:schemaJobParams,data});
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(lengthOf(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64},parentSchema:schemaJobParams.properties.id,data:data0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},parentSchema:schemaJobParams.properties.id,data:data0});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaJobParams,data});
errors++;
}
validateJobParams.errors = vErrors;
return errors === 0;
}

const schemaJobQuery = JobQuery;

function validateJobQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="JobQuery" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},parentSchema:schemaJobQuery,data});
errors++;
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},parentSchema:schemaJobQuery.properties.kind,data:data0});
errors++;
}
if(!(((data0 === "routes") || (data0 === "emissions")) || (data0 === "legs"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schemaJobQuery.properties.kind.enum},parentSchema:schemaJobQuery.properties.kind,data:data0});
errors++;
}
}
if(data.webhook !== undefined){
let data1 = data.webhook;
if(typeof data1 === "string"){
if(lengthOf(data1) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/webhook",keyword:"maxLength",params:{limit: 2000},parentSchema:schemaJobQuery.properties.webhook,data:data1});
errors++;
}
if(lengthOf(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/webhook",keyword:"minLength",params:{limit: 1},parentSchema:schemaJobQuery.properties.webhook,data:data1});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/webhook",keyword:"type",params:{type: "string"},parentSchema:schemaJobQuery.properties.webhook,data:data1});
errors++;
}
}
if(data.source !== undefined){
let data2 = data.source;
if(typeof data2 === "string"){
if(lengthOf(data2) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"maxLength",params:{limit: 2000},parentSchema:schemaJobQuery.properties.source,data:data2});
errors++;
}
if(lengthOf(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"minLength",params:{limit: 1},parentSchema:schemaJobQuery.properties.source,data:data2});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"type",params:{type: "string"},parentSchema:schemaJobQuery.properties.source,data:data2});
errors++;
}
}
if(data.hub !== undefined){
let data3 = data.hub;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/hub",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaJobQuery.properties.hub,data:data3});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/hub",keyword:"type",params:{type: "number"},parentSchema:schemaJobQuery.properties.hub,data:data3});
errors++;
}
}
if(data.date_order !== undefined){
let data4 = data.date_order;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/date_order",keyword:"type",params:{type: "string"},parentSchema:schemaJobQuery.properties.date_order,data:data4});
errors++;
}
if(!((data4 === "dmy") || (data4 === "mdy"))){
(vErrors ??= []).push({instancePath:instancePath+"/date_order",keyword:"enum",params:{allowedValues: schemaJobQuery.properties.date_order.enum},parentSchema:schemaJobQuery.properties.date_order,data:data4});
errors++;
}
}
if(data.points !== undefined){
let data5 = data.points;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/points",keyword:"type",params:{type: "string"},parentSchema:schemaJobQuery.properties.points,data:data5});
errors++;
}
if(!((data5 === "thousands") || (data5 === "decimals"))){
(vErrors ??= []).push({instancePath:instancePath+"/points",keyword:"enum",params:{allowedValues: schemaJobQuery.properties.points.enum},parentSchema:schemaJobQuery.properties.points,data:data5});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaJobQuery,data});
errors++;
}
validateJobQuery.errors = vErrors;
return errors === 0;
}

const schemaJobResultsQuery = JobResultsQuery;

function validateJobResultsQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="JobResultsQuery" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format !== undefined){
let data0 = data.format;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/format",keyword:"type",params:{type: "string"},parentSchema:schemaJobResultsQuery.properties.format,data:data0});
errors++;
}
if(!((data0 === "ndjson") || (data0 === "csv"))){
(vErrors ??= []).push({instancePath:instancePath+"/format",keyword:"enum",params:{allowedValues: schemaJobResultsQuery.properties.format.enum},parentSchema:schemaJobResultsQuery.properties.format,data:data0});
errors++;
}
}
if(data.fields !== undefined){
let data1 = data.fields;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/fields",keyword:"type",params:{type: "string"},parentSchema:schemaJobResultsQuery.properties.fields,data:data1});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaJobResultsQuery,data});
errors++;
}
validateJobResultsQuery.errors = vErrors;
return errors === 0;
}

const schemaKeyParams = KeyParams;

function validateKeyParams(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="KeyParams" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},parentSchema:schemaKeyParams,data});
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"},parentSchema:schemaKeyParams.properties.id,data:data0});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schemaKeyParams.properties.id,data:data0});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaKeyParams,data});
errors++;
}
validateKeyParams.errors = vErrors;
return errors === 0;
}

const schemaKeyRequest = KeyRequest;

function validateKeyRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="KeyRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},parentSchema:schemaKeyRequest,data});
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(lengthOf(data0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 100},parentSchema:schemaKeyRequest.properties.name,data:data0});
errors++;
}
if(lengthOf(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},parentSchema:schemaKeyRequest.properties.name,data:data0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},parentSchema:schemaKeyRequest.properties.name,data:data0});
errors++;
}
}
if(data.scopes !== undefined){
let data1 = data.scopes;
if(Array.isArray(data1)){
if(data1.length > 3){
(vErrors ??= []).push({instancePath:instancePath+"/scopes",keyword:"maxItems",params:{limit: 3},parentSchema:schemaKeyRequest.properties.scopes,data:data1});
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/scopes",keyword:"minItems",params:{limit: 1},parentSchema:schemaKeyRequest.properties.scopes,data:data1});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0 && errors<10000; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/scopes/" + i0,keyword:"type",params:{type: "string"},parentSchema:schemaKeyRequest.properties.scopes.items,data:data2});
errors++;
}
if(!(((data2 === "routes") || (data2 === "emissions")) || (data2 === "read"))){
(vErrors ??= []).push({instancePath:instancePath+"/scopes/" + i0,keyword:"enum",params:{allowedValues: schemaKeyRequest.properties.scopes.items.enum},parentSchema:schemaKeyRequest.properties.scopes.items,data:data2});
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/scopes",keyword:"uniqueItems",params:{i: i1, j: j0},parentSchema:schemaKeyRequest.properties.scopes,data:data1});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/scopes",keyword:"type",params:{type: "array"},parentSchema:schemaKeyRequest.properties.scopes,data:data1});
errors++;
}
}
if(data.networks !== undefined){
let data3 = data.networks;
if(Array.isArray(data3)){
if(data3.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/networks",keyword:"maxItems",params:{limit: 50},parentSchema:schemaKeyRequest.properties.networks,data:data3});
errors++;
}
if(data3.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/networks",keyword:"minItems",params:{limit: 1},parentSchema:schemaKeyRequest.properties.networks,data:data3});
errors++;
}
const len1 = data3.length;
for(let i2=0; i2<len1 && errors<10000; i2++){
let data4 = data3[i2];
if(typeof data4 === "string"){
if(lengthOf(data4) > 45){
(vErrors ??= []).push({instancePath:instancePath+"/networks/" + i2,keyword:"maxLength",params:{limit: 45},parentSchema:schemaKeyRequest.properties.networks.items,data:data4});
errors++;
}
if(lengthOf(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/networks/" + i2,keyword:"minLength",params:{limit: 1},parentSchema:schemaKeyRequest.properties.networks.items,data:data4});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/networks/" + i2,keyword:"type",params:{type: "string"},parentSchema:schemaKeyRequest.properties.networks.items,data:data4});
errors++;
}
}
let i3 = data3.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data3[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
(vErrors ??= []).push({instancePath:instancePath+"/networks",keyword:"uniqueItems",params:{i: i3, j: j1},parentSchema:schemaKeyRequest.properties.networks,data:data3});
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/networks",keyword:"type",params:{type: "array"},parentSchema:schemaKeyRequest.properties.networks,data:data3});
errors++;
}
}
if(data.expires_in_days !== undefined){
let data5 = data.expires_in_days;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/expires_in_days",keyword:"type",params:{type: "integer"},parentSchema:schemaKeyRequest.properties.expires_in_days,data:data5});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 3650 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/expires_in_days",keyword:"maximum",params:{comparison: "<=", limit: 3650},parentSchema:schemaKeyRequest.properties.expires_in_days,data:data5});
errors++;
}
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/expires_in_days",keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schemaKeyRequest.properties.expires_in_days,data:data5});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaKeyRequest,data});
errors++;
}
validateKeyRequest.errors = vErrors;
return errors === 0;
}

const schemaSessionParams = SessionParams;

function validateSessionParams(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SessionParams" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},parentSchema:schemaSessionParams,data});
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(lengthOf(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64},parentSchema:schemaSessionParams.properties.id,data:data0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},parentSchema:schemaSessionParams.properties.id,data:data0});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaSessionParams,data});
errors++;
}
validateSessionParams.errors = vErrors;
return errors === 0;
}

const schemaAreaListQuery = AreaListQuery;

function validateAreaListQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AreaListQuery" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format !== undefined){
let data0 = data.format;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/format",keyword:"type",params:{type: "string"},parentSchema:schemaAreaListQuery.properties.format,data:data0});
errors++;
}
if(!((data0 === "json") || (data0 === "geojson"))){
(vErrors ??= []).push({instancePath:instancePath+"/format",keyword:"enum",params:{allowedValues: schemaAreaListQuery.properties.format.enum},parentSchema:schemaAreaListQuery.properties.format,data:data0});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaAreaListQuery,data});
errors++;
}
validateAreaListQuery.errors = vErrors;
return errors === 0;
}

const schemaPassageListQuery = PassageListQuery;

function validatePassageListQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PassageListQuery" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format !== undefined){
let data0 = data.format;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/format",keyword:"type",params:{type: "string"},parentSchema:schemaPassageListQuery.properties.format,data:data0});
errors++;
}
if(!((data0 === "json") || (data0 === "geojson"))){
(vErrors ??= []).push({instancePath:instancePath+"/format",keyword:"enum",params:{allowedValues: schemaPassageListQuery.properties.format.enum},parentSchema:schemaPassageListQuery.properties.format,data:data0});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaPassageListQuery,data});
errors++;
}
validatePassageListQuery.errors = vErrors;
return errors === 0;
}

const schemaPassageQuery = PassageQuery;

function validatePassageQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PassageQuery" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.passage !== undefined){
let data0 = data.passage;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/passage",keyword:"type",params:{type: "string"},parentSchema:schemaPassageQuery.properties.passage,data:data0});
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((data0 === "suez") || (data0 === "panama")) || (data0 === "gibraltar")) || (data0 === "malacca")) || (data0 === "dover")) || (data0 === "bering")) || (data0 === "magellan")) || (data0 === "babelmandeb")) || (data0 === "kiel")) || (data0 === "corinth")) || (data0 === "northwest")) || (data0 === "northeast")) || (data0 === "bosporus")) || (data0 === "dardanelles")) || (data0 === "st-lawrence-seaway")) || (data0 === "oresund")) || (data0 === "great-belt")) || (data0 === "hormuz")) || (data0 === "sunda")) || (data0 === "lombok")) || (data0 === "belle-isle")) || (data0 === "canso")) || (data0 === "johnstone")) || (data0 === "serpents-mouth")) || (data0 === "china-strait")) || (data0 === "kalmarsund")) || (data0 === "nevelskoy")) || (data0 === "hainan")) || (data0 === "torres")) || (data0 === "chesapeake-delaware")) || (data0 === "cape-cod")) || (data0 === "inside-schemes")) || (data0 === "east-river")) || (data0 === "san-juanico")) || (data0 === "strelasund")) || (data0 === "volga-don")) || (data0 === "harris")) || (data0 === "gronsund")) || (data0 === "fehmarnsund")) || (data0 === "kyle-rhea")) || (data0 === "nagashima")) || (data0 === "pasman")) || (data0 === "middle-channel"))){
(vErrors ??= []).push({instancePath:instancePath+"/passage",keyword:"enum",params:{allowedValues: schemaPassageQuery.properties.passage.enum},parentSchema:schemaPassageQuery.properties.passage,data:data0});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaPassageQuery,data});
errors++;
}
validatePassageQuery.errors = vErrors;
return errors === 0;
}

const schemaPortListQuery = PortListQuery;

function validatePortListQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PortListQuery" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format !== undefined){
let data0 = data.format;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/format",keyword:"type",params:{type: "string"},parentSchema:schemaPortListQuery.properties.format,data:data0});
errors++;
}
if(!(((data0 === "json") || (data0 === "geojson")) || (data0 === "csv"))){
(vErrors ??= []).push({instancePath:instancePath+"/format",keyword:"enum",params:{allowedValues: schemaPortListQuery.properties.format.enum},parentSchema:schemaPortListQuery.properties.format,data:data0});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaPortListQuery,data});
errors++;
}
validatePortListQuery.errors = vErrors;
return errors === 0;
}

const schemaFileParams = FileParams;

function validateFileParams(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FileParams" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "file"},parentSchema:schemaFileParams,data});
errors++;
}
if(data.file !== undefined){
let data0 = data.file;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/file",keyword:"type",params:{type: "string"},parentSchema:schemaFileParams.properties.file,data:data0});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaFileParams,data});
errors++;
}
validateFileParams.errors = vErrors;
return errors === 0;
}

const schemaPlannerQuery = PlannerQuery;

function validatePlannerQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PlannerQuery" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.shared !== undefined){
let data0 = data.shared;
if(typeof data0 === "string"){
if(lengthOf(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/shared",keyword:"maxLength",params:{limit: 64},parentSchema:schemaPlannerQuery.properties.shared,data:data0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/shared",keyword:"type",params:{type: "string"},parentSchema:schemaPlannerQuery.properties.shared,data:data0});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaPlannerQuery,data});
errors++;
}
validatePlannerQuery.errors = vErrors;
return errors === 0;
}

const schemaProblemParams = ProblemParams;

function validateProblemParams(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProblemParams" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "code"},parentSchema:schemaProblemParams,data});
errors++;
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"},parentSchema:schemaProblemParams.properties.code,data:data0});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaProblemParams,data});
errors++;
}
validateProblemParams.errors = vErrors;
return errors === 0;
}

const schemaPageQuery = PageQuery;

function validatePageQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PageQuery" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit !== undefined){
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},parentSchema:schemaPageQuery.properties.limit,data:data0});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schemaPageQuery.properties.limit,data:data0});
errors++;
}
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(lengthOf(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/cursor",keyword:"maxLength",params:{limit: 100},parentSchema:schemaPageQuery.properties.cursor,data:data1});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cursor",keyword:"type",params:{type: "string"},parentSchema:schemaPageQuery.properties.cursor,data:data1});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaPageQuery,data});
errors++;
}
validatePageQuery.errors = vErrors;
return errors === 0;
}

const schemaChangePasswordRequest = ChangePasswordRequest;

function validateChangePasswordRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChangePasswordRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.current_password === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "current_password"},parentSchema:schemaChangePasswordRequest,data});
errors++;
}
if(data.new_password === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "new_password"},parentSchema:schemaChangePasswordRequest,data});
errors++;
}
if(data.current_password !== undefined){
let data0 = data.current_password;
if(typeof data0 === "string"){
if(lengthOf(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/current_password",keyword:"minLength",params:{limit: 1},parentSchema:schemaChangePasswordRequest.properties.current_password,data:data0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/current_password",keyword:"type",params:{type: "string"},parentSchema:schemaChangePasswordRequest.properties.current_password,data:data0});
errors++;
}
}
if(data.new_password !== undefined){
let data1 = data.new_password;
if(typeof data1 === "string"){
if(lengthOf(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/new_password",keyword:"minLength",params:{limit: 1},parentSchema:schemaChangePasswordRequest.properties.new_password,data:data1});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/new_password",keyword:"type",params:{type: "string"},parentSchema:schemaChangePasswordRequest.properties.new_password,data:data1});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaChangePasswordRequest,data});
errors++;
}
validateChangePasswordRequest.errors = vErrors;
return errors === 0;
}

const schemaForgotPasswordRequest = ForgotPasswordRequest;

function validateForgotPasswordRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ForgotPasswordRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(lengthOf(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"minLength",params:{limit: 1},parentSchema:schemaForgotPasswordRequest.properties.email,data:data0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: "string"},parentSchema:schemaForgotPasswordRequest.properties.email,data:data0});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaForgotPasswordRequest,data});
errors++;
}
validateForgotPasswordRequest.errors = vErrors;
return errors === 0;
}

const schemaPlanParams = PlanParams;

function validatePlanParams(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PlanParams" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},parentSchema:schemaPlanParams,data});
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(lengthOf(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64},parentSchema:schemaPlanParams.properties.id,data:data0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},parentSchema:schemaPlanParams.properties.id,data:data0});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaPlanParams,data});
errors++;
}
validatePlanParams.errors = vErrors;
return errors === 0;
}

const schemaPlanRequest = PlanRequest;

function validatePlanRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PlanRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},parentSchema:schemaPlanRequest,data});
errors++;
}
if(data.query === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "query"},parentSchema:schemaPlanRequest,data});
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(lengthOf(data0) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 120},parentSchema:schemaPlanRequest.properties.name,data:data0});
errors++;
}
if(lengthOf(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},parentSchema:schemaPlanRequest.properties.name,data:data0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},parentSchema:schemaPlanRequest.properties.name,data:data0});
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(typeof data1 === "string"){
if(lengthOf(data1) > 8000){
(vErrors ??= []).push({instancePath:instancePath+"/query",keyword:"maxLength",params:{limit: 8000},parentSchema:schemaPlanRequest.properties.query,data:data1});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query",keyword:"type",params:{type: "string"},parentSchema:schemaPlanRequest.properties.query,data:data1});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaPlanRequest,data});
errors++;
}
validatePlanRequest.errors = vErrors;
return errors === 0;
}

const schemaSharedPlanRequest = SharedPlanRequest;
const schemaVoyageRequest = SharedPlanRequest.properties.voyage;
const schemaVoyageStop = SharedPlanRequest.properties.voyage.properties.stops.items;
const schemaPortFuel = SharedPlanRequest.properties.voyage.properties.stops.items.properties.port_fuel;

function validatePortFuel(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PortFuel" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.anchorage_hours !== undefined){
let data0 = data.anchorage_hours;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 8784 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/anchorage_hours",keyword:"maximum",params:{comparison: "<=", limit: 8784},parentSchema:schemaPortFuel.properties.anchorage_hours,data:data0});
errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/anchorage_hours",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaPortFuel.properties.anchorage_hours,data:data0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/anchorage_hours",keyword:"type",params:{type: "number"},parentSchema:schemaPortFuel.properties.anchorage_hours,data:data0});
errors++;
}
}
if(data.shore_power_share !== undefined){
let data1 = data.shore_power_share;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/shore_power_share",keyword:"maximum",params:{comparison: "<=", limit: 1},parentSchema:schemaPortFuel.properties.shore_power_share,data:data1});
errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/shore_power_share",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaPortFuel.properties.shore_power_share,data:data1});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/shore_power_share",keyword:"type",params:{type: "number"},parentSchema:schemaPortFuel.properties.shore_power_share,data:data1});
errors++;
}
}
if(data.grid_g_per_kwh !== undefined){
let data2 = data.grid_g_per_kwh;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 5000 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/grid_g_per_kwh",keyword:"maximum",params:{comparison: "<=", limit: 5000},parentSchema:schemaPortFuel.properties.grid_g_per_kwh,data:data2});
errors++;
}
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/grid_g_per_kwh",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaPortFuel.properties.grid_g_per_kwh,data:data2});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/grid_g_per_kwh",keyword:"type",params:{type: "number"},parentSchema:schemaPortFuel.properties.grid_g_per_kwh,data:data2});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaPortFuel,data});
errors++;
}
validatePortFuel.errors = vErrors;
return errors === 0;
}


function validateVoyageStop(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="VoyageStop" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data) && (data.coordinates !== undefined ? 1 : 0) + (data.port_id !== undefined ? 1 : 0) + (data.unlocode !== undefined && !(data.coordinates !== undefined) && !(data.port_id !== undefined) && !(data.name !== undefined) && !(data.country !== undefined) && !(data.lat !== undefined) && !(data.lon !== undefined) && !(data.passage !== undefined) ? 1 : 0) + (data.name !== undefined && !(data.coordinates !== undefined) && !(data.port_id !== undefined) && !(data.unlocode !== undefined) && !(data.lat !== undefined) && !(data.lon !== undefined) && !(data.passage !== undefined) ? 1 : 0) + (data.lat !== undefined && data.lon !== undefined && !(data.coordinates !== undefined) && !(data.port_id !== undefined) && !(data.unlocode !== undefined) && !(data.name !== undefined) && !(data.country !== undefined) && !(data.passage !== undefined) ? 1 : 0) + (data.passage !== undefined && !(data.coordinates !== undefined) && !(data.port_id !== undefined) && !(data.unlocode !== undefined) && !(data.name !== undefined) && !(data.country !== undefined) && !(data.lat !== undefined) && !(data.lon !== undefined) ? 1 : 0) !== 1){
(vErrors ??= []).push({instancePath,keyword:"forms",params:{},parentSchema:schemaVoyageStop,data});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.coordinates !== undefined){
let data0 = data.coordinates;
if(Array.isArray(data0)){
if(data0.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates",keyword:"minItems",params:{limit: 2},parentSchema:schemaVoyageStop.properties.coordinates,data:data0});
errors++;
}
const len0 = data0.length;
if(!(len0 <= 2)){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates",keyword:"additionalItems",params:{limit: 2},parentSchema:schemaVoyageStop.properties.coordinates,data:data0});
errors++;
}
const len1 = data0.length;
if(len1 > 0){
let data1 = data0[0];
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 180 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/0",keyword:"maximum",params:{comparison: "<=", limit: 180},parentSchema:schemaVoyageStop.properties.coordinates.items[0],data:data1});
errors++;
}
if(data1 < -180 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/0",keyword:"minimum",params:{comparison: ">=", limit: -180},parentSchema:schemaVoyageStop.properties.coordinates.items[0],data:data1});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/0",keyword:"type",params:{type: "number"},parentSchema:schemaVoyageStop.properties.coordinates.items[0],data:data1});
errors++;
}
}
if(len1 > 1){
let data2 = data0[1];
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 90 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/1",keyword:"maximum",params:{comparison: "<=", limit: 90},parentSchema:schemaVoyageStop.properties.coordinates.items[1],data:data2});
errors++;
}
if(data2 < -90 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/1",keyword:"minimum",params:{comparison: ">=", limit: -90},parentSchema:schemaVoyageStop.properties.coordinates.items[1],data:data2});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/1",keyword:"type",params:{type: "number"},parentSchema:schemaVoyageStop.properties.coordinates.items[1],data:data2});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coordinates",keyword:"type",params:{type: "array"},parentSchema:schemaVoyageStop.properties.coordinates,data:data0});
errors++;
}
}
if(data.port_id !== undefined){
let data3 = data.port_id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/port_id",keyword:"type",params:{type: "integer"},parentSchema:schemaVoyageStop.properties.port_id,data:data3});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/port_id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},parentSchema:schemaVoyageStop.properties.port_id,data:data3});
errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/port_id",keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schemaVoyageStop.properties.port_id,data:data3});
errors++;
}
}
}
if(data.unlocode !== undefined){
let data4 = data.unlocode;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/unlocode",keyword:"type",params:{type: "string"},parentSchema:schemaVoyageStop.properties.unlocode,data:data4});
errors++;
}
}
if(data.name !== undefined){
let data5 = data.name;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},parentSchema:schemaVoyageStop.properties.name,data:data5});
errors++;
}
}
if(data.country !== undefined){
let data6 = data.country;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/country",keyword:"type",params:{type: "string"},parentSchema:schemaVoyageStop.properties.country,data:data6});
errors++;
}
}
if(data.lat !== undefined){
let data7 = data.lat;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 90 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/lat",keyword:"maximum",params:{comparison: "<=", limit: 90},parentSchema:schemaVoyageStop.properties.lat,data:data7});
errors++;
}
if(data7 < -90 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/lat",keyword:"minimum",params:{comparison: ">=", limit: -90},parentSchema:schemaVoyageStop.properties.lat,data:data7});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lat",keyword:"type",params:{type: "number"},parentSchema:schemaVoyageStop.properties.lat,data:data7});
errors++;
}
}
if(data.lon !== undefined){
let data8 = data.lon;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 180 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/lon",keyword:"maximum",params:{comparison: "<=", limit: 180},parentSchema:schemaVoyageStop.properties.lon,data:data8});
errors++;
}
if(data8 < -180 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/lon",keyword:"minimum",params:{comparison: ">=", limit: -180},parentSchema:schemaVoyageStop.properties.lon,data:data8});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lon",keyword:"type",params:{type: "number"},parentSchema:schemaVoyageStop.properties.lon,data:data8});
errors++;
}
}
if(data.passage !== undefined){
let data9 = data.passage;
if(typeof data9 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/passage",keyword:"type",params:{type: "string"},parentSchema:schemaVoyageStop.properties.passage,data:data9});
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((data9 === "suez") || (data9 === "panama")) || (data9 === "gibraltar")) || (data9 === "malacca")) || (data9 === "dover")) || (data9 === "bering")) || (data9 === "magellan")) || (data9 === "babelmandeb")) || (data9 === "kiel")) || (data9 === "corinth")) || (data9 === "northwest")) || (data9 === "northeast")) || (data9 === "bosporus")) || (data9 === "dardanelles")) || (data9 === "st-lawrence-seaway")) || (data9 === "oresund")) || (data9 === "great-belt")) || (data9 === "hormuz")) || (data9 === "sunda")) || (data9 === "lombok")) || (data9 === "belle-isle")) || (data9 === "canso")) || (data9 === "johnstone")) || (data9 === "serpents-mouth")) || (data9 === "china-strait")) || (data9 === "kalmarsund")) || (data9 === "nevelskoy")) || (data9 === "hainan")) || (data9 === "torres")) || (data9 === "chesapeake-delaware")) || (data9 === "cape-cod")) || (data9 === "inside-schemes")) || (data9 === "east-river")) || (data9 === "san-juanico")) || (data9 === "strelasund")) || (data9 === "volga-don")) || (data9 === "harris")) || (data9 === "gronsund")) || (data9 === "fehmarnsund")) || (data9 === "kyle-rhea")) || (data9 === "nagashima")) || (data9 === "pasman")) || (data9 === "middle-channel"))){
(vErrors ??= []).push({instancePath:instancePath+"/passage",keyword:"enum",params:{allowedValues: schemaVoyageStop.properties.passage.enum},parentSchema:schemaVoyageStop.properties.passage,data:data9});
errors++;
}
}
if(data.kind !== undefined){
let data10 = data.kind;
if(typeof data10 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},parentSchema:schemaVoyageStop.properties.kind,data:data10});
errors++;
}
if(!((data10 === "call") || (data10 === "via"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schemaVoyageStop.properties.kind.enum},parentSchema:schemaVoyageStop.properties.kind,data:data10});
errors++;
}
}
if(data.stay_hours !== undefined){
let data11 = data.stay_hours;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 8784 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/stay_hours",keyword:"maximum",params:{comparison: "<=", limit: 8784},parentSchema:schemaVoyageStop.properties.stay_hours,data:data11});
errors++;
}
if(data11 < 0 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/stay_hours",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaVoyageStop.properties.stay_hours,data:data11});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stay_hours",keyword:"type",params:{type: "number"},parentSchema:schemaVoyageStop.properties.stay_hours,data:data11});
errors++;
}
}
if(data.operation !== undefined){
let data12 = data.operation;
if(typeof data12 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/operation",keyword:"type",params:{type: "string"},parentSchema:schemaVoyageStop.properties.operation,data:data12});
errors++;
}
if(!((data12 === "load") || (data12 === "discharge"))){
(vErrors ??= []).push({instancePath:instancePath+"/operation",keyword:"enum",params:{allowedValues: schemaVoyageStop.properties.operation.enum},parentSchema:schemaVoyageStop.properties.operation,data:data12});
errors++;
}
}
if(data.condition !== undefined){
let data13 = data.condition;
if(typeof data13 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/condition",keyword:"type",params:{type: "string"},parentSchema:schemaVoyageStop.properties.condition,data:data13});
errors++;
}
if(!((data13 === "laden") || (data13 === "ballast"))){
(vErrors ??= []).push({instancePath:instancePath+"/condition",keyword:"enum",params:{allowedValues: schemaVoyageStop.properties.condition.enum},parentSchema:schemaVoyageStop.properties.condition,data:data13});
errors++;
}
}
if(data.port_fuel !== undefined){
if(!(validatePortFuel(data.port_fuel, {instancePath:instancePath+"/port_fuel",parentData:data,parentDataProperty:"port_fuel",rootData}))){
vErrors = join(vErrors, validatePortFuel.errors);
errors = vErrors.length;
}
}
if(data.arrive_at !== undefined){
let data15 = data.arrive_at;
const _errs31 = errors;
let valid2 = false;
const _errs32 = errors;
if(typeof data15 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/arrive_at",keyword:"type",params:{type: "string"},parentSchema:schemaVoyageStop.properties.arrive_at.anyOf[0],data:data15});
errors++;
}
var _valid0 = _errs32 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs34 = errors;
if(!(validateArrivalWindow(data15, {instancePath:instancePath+"/arrive_at",parentData:data,parentDataProperty:"arrive_at",rootData}))){
vErrors = join(vErrors, validateArrivalWindow.errors);
errors = vErrors.length;
}
var _valid0 = _errs34 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/arrive_at",keyword:"anyOf",params:{},parentSchema:schemaVoyageStop.properties.arrive_at,data:data15});
errors++;
}
else {
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
}
}
if(data.speed_kmh !== undefined){
let data16 = data.speed_kmh;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 200 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/speed_kmh",keyword:"maximum",params:{comparison: "<=", limit: 200},parentSchema:schemaVoyageStop.properties.speed_kmh,data:data16});
errors++;
}
if(data16 < 1 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/speed_kmh",keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schemaVoyageStop.properties.speed_kmh,data:data16});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/speed_kmh",keyword:"type",params:{type: "number"},parentSchema:schemaVoyageStop.properties.speed_kmh,data:data16});
errors++;
}
}
if(data.speed_kn !== undefined){
let data17 = data.speed_kn;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 107.99 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/speed_kn",keyword:"maximum",params:{comparison: "<=", limit: 107.99},parentSchema:schemaVoyageStop.properties.speed_kn,data:data17});
errors++;
}
if(data17 < 0.54 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/speed_kn",keyword:"minimum",params:{comparison: ">=", limit: 0.54},parentSchema:schemaVoyageStop.properties.speed_kn,data:data17});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/speed_kn",keyword:"type",params:{type: "number"},parentSchema:schemaVoyageStop.properties.speed_kn,data:data17});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaVoyageStop,data});
errors++;
}
validateVoyageStop.errors = vErrors;
return errors === 0;
}


function validateVoyageRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="VoyageRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stops === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stops"},parentSchema:schemaVoyageRequest,data});
errors++;
}
if(data.stops !== undefined){
let data0 = data.stops;
if(Array.isArray(data0)){
if(data0.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/stops",keyword:"maxItems",params:{limit: 50},parentSchema:schemaVoyageRequest.properties.stops,data:data0});
errors++;
}
if(data0.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/stops",keyword:"minItems",params:{limit: 2},parentSchema:schemaVoyageRequest.properties.stops,data:data0});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0 && errors<10000; i0++){
if(!(validateVoyageStop(data0[i0], {instancePath:instancePath+"/stops/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = join(vErrors, validateVoyageStop.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stops",keyword:"type",params:{type: "array"},parentSchema:schemaVoyageRequest.properties.stops,data:data0});
errors++;
}
}
if(data.order !== undefined){
let data2 = data.order;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},parentSchema:schemaVoyageRequest.properties.order,data:data2});
errors++;
}
if(!(((((data2 === "given") || (data2 === "best")) || (data2 === "best_free_last")) || (data2 === "best_free_first")) || (data2 === "best_free"))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schemaVoyageRequest.properties.order.enum},parentSchema:schemaVoyageRequest.properties.order,data:data2});
errors++;
}
}
if(data.speed_table_kn !== undefined){
let data3 = data.speed_table_kn;
if(Array.isArray(data3)){
if(data3.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/speed_table_kn",keyword:"maxItems",params:{limit: 20},parentSchema:schemaVoyageRequest.properties.speed_table_kn,data:data3});
errors++;
}
if(data3.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/speed_table_kn",keyword:"minItems",params:{limit: 1},parentSchema:schemaVoyageRequest.properties.speed_table_kn,data:data3});
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1 && errors<10000; i1++){
let data4 = data3[i1];
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 107.99 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/speed_table_kn/" + i1,keyword:"maximum",params:{comparison: "<=", limit: 107.99},parentSchema:schemaVoyageRequest.properties.speed_table_kn.items,data:data4});
errors++;
}
if(data4 < 0.54 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/speed_table_kn/" + i1,keyword:"minimum",params:{comparison: ">=", limit: 0.54},parentSchema:schemaVoyageRequest.properties.speed_table_kn.items,data:data4});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/speed_table_kn/" + i1,keyword:"type",params:{type: "number"},parentSchema:schemaVoyageRequest.properties.speed_table_kn.items,data:data4});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/speed_table_kn",keyword:"type",params:{type: "array"},parentSchema:schemaVoyageRequest.properties.speed_table_kn,data:data3});
errors++;
}
}
if(data.accept_suggestions !== undefined){
let data5 = data.accept_suggestions;
if(typeof data5 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/accept_suggestions",keyword:"type",params:{type: "boolean"},parentSchema:schemaVoyageRequest.properties.accept_suggestions,data:data5});
errors++;
}
}
if(data.speed_kmh !== undefined){
let data6 = data.speed_kmh;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 200 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/speed_kmh",keyword:"maximum",params:{comparison: "<=", limit: 200},parentSchema:schemaVoyageRequest.properties.speed_kmh,data:data6});
errors++;
}
if(data6 < 1 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/speed_kmh",keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schemaVoyageRequest.properties.speed_kmh,data:data6});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/speed_kmh",keyword:"type",params:{type: "number"},parentSchema:schemaVoyageRequest.properties.speed_kmh,data:data6});
errors++;
}
}
if(data.speed_kn !== undefined){
let data7 = data.speed_kn;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 107.99 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/speed_kn",keyword:"maximum",params:{comparison: "<=", limit: 107.99},parentSchema:schemaVoyageRequest.properties.speed_kn,data:data7});
errors++;
}
if(data7 < 0.54 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/speed_kn",keyword:"minimum",params:{comparison: ">=", limit: 0.54},parentSchema:schemaVoyageRequest.properties.speed_kn,data:data7});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/speed_kn",keyword:"type",params:{type: "number"},parentSchema:schemaVoyageRequest.properties.speed_kn,data:data7});
errors++;
}
}
if(data.depart_at !== undefined){
let data8 = data.depart_at;
if(typeof data8 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/depart_at",keyword:"type",params:{type: "string"},parentSchema:schemaVoyageRequest.properties.depart_at,data:data8});
errors++;
}
}
if(data.resolution_km !== undefined){
let data9 = data.resolution_km;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/resolution_km",keyword:"type",params:{type: "integer"},parentSchema:schemaVoyageRequest.properties.resolution_km,data:data9});
errors++;
}
if(!(((((data9 === 5) || (data9 === 10)) || (data9 === 20)) || (data9 === 50)) || (data9 === 100))){
(vErrors ??= []).push({instancePath:instancePath+"/resolution_km",keyword:"enum",params:{allowedValues: schemaVoyageRequest.properties.resolution_km.enum},parentSchema:schemaVoyageRequest.properties.resolution_km,data:data9});
errors++;
}
}
if(data.suez !== undefined){
let data10 = data.suez;
if(typeof data10 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/suez",keyword:"type",params:{type: "boolean"},parentSchema:schemaVoyageRequest.properties.suez,data:data10});
errors++;
}
}
if(data.panama !== undefined){
let data11 = data.panama;
if(typeof data11 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/panama",keyword:"type",params:{type: "boolean"},parentSchema:schemaVoyageRequest.properties.panama,data:data11});
errors++;
}
}
if(data.gibraltar !== undefined){
let data12 = data.gibraltar;
if(typeof data12 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/gibraltar",keyword:"type",params:{type: "boolean"},parentSchema:schemaVoyageRequest.properties.gibraltar,data:data12});
errors++;
}
}
if(data.kiel !== undefined){
let data13 = data.kiel;
if(typeof data13 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/kiel",keyword:"type",params:{type: "boolean"},parentSchema:schemaVoyageRequest.properties.kiel,data:data13});
errors++;
}
}
if(data.avoid !== undefined){
let data14 = data.avoid;
if(Array.isArray(data14)){
if(data14.length > 40){
(vErrors ??= []).push({instancePath:instancePath+"/avoid",keyword:"maxItems",params:{limit: 40},parentSchema:schemaVoyageRequest.properties.avoid,data:data14});
errors++;
}
const len2 = data14.length;
for(let i2=0; i2<len2 && errors<10000; i2++){
let data15 = data14[i2];
if(typeof data15 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/avoid/" + i2,keyword:"type",params:{type: "string"},parentSchema:schemaVoyageRequest.properties.avoid.items,data:data15});
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((((data15 === "suez") || (data15 === "panama")) || (data15 === "gibraltar")) || (data15 === "malacca")) || (data15 === "dover")) || (data15 === "bering")) || (data15 === "magellan")) || (data15 === "babelmandeb")) || (data15 === "kiel")) || (data15 === "corinth")) || (data15 === "northwest")) || (data15 === "northeast")) || (data15 === "bosporus")) || (data15 === "dardanelles")) || (data15 === "st-lawrence-seaway")) || (data15 === "oresund")) || (data15 === "great-belt")) || (data15 === "hormuz")) || (data15 === "sunda")) || (data15 === "lombok")) || (data15 === "belle-isle")) || (data15 === "canso")) || (data15 === "johnstone")) || (data15 === "serpents-mouth")) || (data15 === "china-strait")) || (data15 === "kalmarsund")) || (data15 === "nevelskoy")) || (data15 === "hainan")) || (data15 === "torres")) || (data15 === "chesapeake-delaware")) || (data15 === "cape-cod")) || (data15 === "inside-schemes")) || (data15 === "east-river")) || (data15 === "san-juanico")) || (data15 === "strelasund")) || (data15 === "volga-don")) || (data15 === "harris")) || (data15 === "gronsund")) || (data15 === "fehmarnsund")) || (data15 === "kyle-rhea")) || (data15 === "nagashima")) || (data15 === "pasman")) || (data15 === "middle-channel")) || (data15 === "seca")) || (data15 === "piracy"))){
(vErrors ??= []).push({instancePath:instancePath+"/avoid/" + i2,keyword:"enum",params:{allowedValues: schemaVoyageRequest.properties.avoid.items.enum},parentSchema:schemaVoyageRequest.properties.avoid.items,data:data15});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/avoid",keyword:"type",params:{type: "array"},parentSchema:schemaVoyageRequest.properties.avoid,data:data14});
errors++;
}
}
if(data.allow !== undefined){
let data16 = data.allow;
if(Array.isArray(data16)){
if(data16.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/allow",keyword:"maxItems",params:{limit: 20},parentSchema:schemaVoyageRequest.properties.allow,data:data16});
errors++;
}
const len3 = data16.length;
for(let i3=0; i3<len3 && errors<10000; i3++){
let data17 = data16[i3];
if(typeof data17 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/allow/" + i3,keyword:"type",params:{type: "string"},parentSchema:schemaVoyageRequest.properties.allow.items,data:data17});
errors++;
}
if(!(((((((((((((((((((((((((data17 === "corinth") || (data17 === "northwest")) || (data17 === "northeast")) || (data17 === "belle-isle")) || (data17 === "canso")) || (data17 === "johnstone")) || (data17 === "serpents-mouth")) || (data17 === "china-strait")) || (data17 === "kalmarsund")) || (data17 === "nevelskoy")) || (data17 === "hainan")) || (data17 === "chesapeake-delaware")) || (data17 === "cape-cod")) || (data17 === "inside-schemes")) || (data17 === "east-river")) || (data17 === "san-juanico")) || (data17 === "strelasund")) || (data17 === "volga-don")) || (data17 === "harris")) || (data17 === "gronsund")) || (data17 === "fehmarnsund")) || (data17 === "kyle-rhea")) || (data17 === "nagashima")) || (data17 === "pasman")) || (data17 === "middle-channel"))){
(vErrors ??= []).push({instancePath:instancePath+"/allow/" + i3,keyword:"enum",params:{allowedValues: schemaVoyageRequest.properties.allow.items.enum},parentSchema:schemaVoyageRequest.properties.allow.items,data:data17});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/allow",keyword:"type",params:{type: "array"},parentSchema:schemaVoyageRequest.properties.allow,data:data16});
errors++;
}
}
if(data.depth !== undefined){
let data18 = data.depth;
if(typeof data18 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/depth",keyword:"type",params:{type: "string"},parentSchema:schemaVoyageRequest.properties.depth,data:data18});
errors++;
}
if(!((data18 === "warn") || (data18 === "enforce"))){
(vErrors ??= []).push({instancePath:instancePath+"/depth",keyword:"enum",params:{allowedValues: schemaVoyageRequest.properties.depth.enum},parentSchema:schemaVoyageRequest.properties.depth,data:data18});
errors++;
}
}
if(data.south_limit !== undefined){
let data19 = data.south_limit;
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > -40 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/south_limit",keyword:"maximum",params:{comparison: "<=", limit: -40},parentSchema:schemaVoyageRequest.properties.south_limit,data:data19});
errors++;
}
if(data19 < -90 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/south_limit",keyword:"minimum",params:{comparison: ">=", limit: -90},parentSchema:schemaVoyageRequest.properties.south_limit,data:data19});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/south_limit",keyword:"type",params:{type: "number"},parentSchema:schemaVoyageRequest.properties.south_limit,data:data19});
errors++;
}
}
if(data.fuel_price_usd_per_tonne !== undefined){
let data20 = data.fuel_price_usd_per_tonne;
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 100000 || isNaN(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/fuel_price_usd_per_tonne",keyword:"maximum",params:{comparison: "<=", limit: 100000},parentSchema:schemaVoyageRequest.properties.fuel_price_usd_per_tonne,data:data20});
errors++;
}
if(data20 < 0 || isNaN(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/fuel_price_usd_per_tonne",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaVoyageRequest.properties.fuel_price_usd_per_tonne,data:data20});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fuel_price_usd_per_tonne",keyword:"type",params:{type: "number"},parentSchema:schemaVoyageRequest.properties.fuel_price_usd_per_tonne,data:data20});
errors++;
}
}
if(data.include_ports !== undefined){
let data21 = data.include_ports;
if(typeof data21 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/include_ports",keyword:"type",params:{type: "boolean"},parentSchema:schemaVoyageRequest.properties.include_ports,data:data21});
errors++;
}
}
if(data.waypoint_count !== undefined){
let data22 = data.waypoint_count;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
(vErrors ??= []).push({instancePath:instancePath+"/waypoint_count",keyword:"type",params:{type: "integer"},parentSchema:schemaVoyageRequest.properties.waypoint_count,data:data22});
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 1000 || isNaN(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/waypoint_count",keyword:"maximum",params:{comparison: "<=", limit: 1000},parentSchema:schemaVoyageRequest.properties.waypoint_count,data:data22});
errors++;
}
if(data22 < 2 || isNaN(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/waypoint_count",keyword:"minimum",params:{comparison: ">=", limit: 2},parentSchema:schemaVoyageRequest.properties.waypoint_count,data:data22});
errors++;
}
}
}
if(data.waypoint_strategy !== undefined){
let data23 = data.waypoint_strategy;
if(typeof data23 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/waypoint_strategy",keyword:"type",params:{type: "string"},parentSchema:schemaVoyageRequest.properties.waypoint_strategy,data:data23});
errors++;
}
if(!((((data23 === "nth") || (data23 === "count")) || (data23 === "simplify")) || (data23 === "none"))){
(vErrors ??= []).push({instancePath:instancePath+"/waypoint_strategy",keyword:"enum",params:{allowedValues: schemaVoyageRequest.properties.waypoint_strategy.enum},parentSchema:schemaVoyageRequest.properties.waypoint_strategy,data:data23});
errors++;
}
}
if(data.sailed_estimate !== undefined){
let data24 = data.sailed_estimate;
if(typeof data24 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/sailed_estimate",keyword:"type",params:{type: "boolean"},parentSchema:schemaVoyageRequest.properties.sailed_estimate,data:data24});
errors++;
}
}
if(data.wind !== undefined){
let data25 = data.wind;
if(typeof data25 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/wind",keyword:"type",params:{type: "boolean"},parentSchema:schemaVoyageRequest.properties.wind,data:data25});
errors++;
}
}
if(data.alternatives !== undefined){
let data26 = data.alternatives;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
(vErrors ??= []).push({instancePath:instancePath+"/alternatives",keyword:"type",params:{type: "integer"},parentSchema:schemaVoyageRequest.properties.alternatives,data:data26});
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 3 || isNaN(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/alternatives",keyword:"maximum",params:{comparison: "<=", limit: 3},parentSchema:schemaVoyageRequest.properties.alternatives,data:data26});
errors++;
}
if(data26 < 0 || isNaN(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/alternatives",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaVoyageRequest.properties.alternatives,data:data26});
errors++;
}
}
}
if(data.geometry !== undefined){
let data27 = data.geometry;
if(typeof data27 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/geometry",keyword:"type",params:{type: "string"},parentSchema:schemaVoyageRequest.properties.geometry,data:data27});
errors++;
}
if(!((data27 === "line") || (data27 === "corners"))){
(vErrors ??= []).push({instancePath:instancePath+"/geometry",keyword:"enum",params:{allowedValues: schemaVoyageRequest.properties.geometry.enum},parentSchema:schemaVoyageRequest.properties.geometry,data:data27});
errors++;
}
}
if(data.antimeridian !== undefined){
let data28 = data.antimeridian;
if(typeof data28 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/antimeridian",keyword:"type",params:{type: "string"},parentSchema:schemaVoyageRequest.properties.antimeridian,data:data28});
errors++;
}
if(!(((data28 === "unwrap") || (data28 === "split")) || (data28 === "wrap"))){
(vErrors ??= []).push({instancePath:instancePath+"/antimeridian",keyword:"enum",params:{allowedValues: schemaVoyageRequest.properties.antimeridian.enum},parentSchema:schemaVoyageRequest.properties.antimeridian,data:data28});
errors++;
}
}
if(data.avoid_areas !== undefined){
let data29 = data.avoid_areas;
if(Array.isArray(data29)){
if(data29.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/avoid_areas",keyword:"maxItems",params:{limit: 20},parentSchema:schemaVoyageRequest.properties.avoid_areas,data:data29});
errors++;
}
const len4 = data29.length;
for(let i4=0; i4<len4 && errors<10000; i4++){
if(!(validateAvoidArea(data29[i4], {instancePath:instancePath+"/avoid_areas/" + i4,parentData:data29,parentDataProperty:i4,rootData}))){
vErrors = join(vErrors, validateAvoidArea.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/avoid_areas",keyword:"type",params:{type: "array"},parentSchema:schemaVoyageRequest.properties.avoid_areas,data:data29});
errors++;
}
}
if(data.channels !== undefined){
let data31 = data.channels;
if(Array.isArray(data31)){
if(data31.length > 5){
(vErrors ??= []).push({instancePath:instancePath+"/channels",keyword:"maxItems",params:{limit: 5},parentSchema:schemaVoyageRequest.properties.channels,data:data31});
errors++;
}
const len5 = data31.length;
for(let i5=0; i5<len5 && errors<10000; i5++){
if(!(validateChannel(data31[i5], {instancePath:instancePath+"/channels/" + i5,parentData:data31,parentDataProperty:i5,rootData}))){
vErrors = join(vErrors, validateChannel.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/channels",keyword:"type",params:{type: "array"},parentSchema:schemaVoyageRequest.properties.channels,data:data31});
errors++;
}
}
if(data.vessel !== undefined){
if(!(validateVessel(data.vessel, {instancePath:instancePath+"/vessel",parentData:data,parentDataProperty:"vessel",rootData}))){
vErrors = join(vErrors, validateVessel.errors);
errors = vErrors.length;
}
}
if(data.cargo !== undefined){
if(!(validateRouteCargo(data.cargo, {instancePath:instancePath+"/cargo",parentData:data,parentDataProperty:"cargo",rootData}))){
vErrors = join(vErrors, validateRouteCargo.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaVoyageRequest,data});
errors++;
}
validateVoyageRequest.errors = vErrors;
return errors === 0;
}


function validateSharedPlanRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SharedPlanRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},parentSchema:schemaSharedPlanRequest,data});
errors++;
}
if(data.query === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "query"},parentSchema:schemaSharedPlanRequest,data});
errors++;
}
if(data.voyage === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "voyage"},parentSchema:schemaSharedPlanRequest,data});
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(lengthOf(data0) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 120},parentSchema:schemaSharedPlanRequest.properties.name,data:data0});
errors++;
}
if(lengthOf(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},parentSchema:schemaSharedPlanRequest.properties.name,data:data0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},parentSchema:schemaSharedPlanRequest.properties.name,data:data0});
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(typeof data1 === "string"){
if(lengthOf(data1) > 8000){
(vErrors ??= []).push({instancePath:instancePath+"/query",keyword:"maxLength",params:{limit: 8000},parentSchema:schemaSharedPlanRequest.properties.query,data:data1});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query",keyword:"type",params:{type: "string"},parentSchema:schemaSharedPlanRequest.properties.query,data:data1});
errors++;
}
}
if(data.voyage !== undefined){
if(!(validateVoyageRequest(data.voyage, {instancePath:instancePath+"/voyage",parentData:data,parentDataProperty:"voyage",rootData}))){
vErrors = join(vErrors, validateVoyageRequest.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaSharedPlanRequest,data});
errors++;
}
validateSharedPlanRequest.errors = vErrors;
return errors === 0;
}

const schemaSlugParams = SlugParams;

function validateSlugParams(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SlugParams" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.slug === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "slug"},parentSchema:schemaSlugParams,data});
errors++;
}
if(data.slug !== undefined){
let data0 = data.slug;
if(typeof data0 === "string"){
if(lengthOf(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/slug",keyword:"maxLength",params:{limit: 200},parentSchema:schemaSlugParams.properties.slug,data:data0});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/slug",keyword:"type",params:{type: "string"},parentSchema:schemaSlugParams.properties.slug,data:data0});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaSlugParams,data});
errors++;
}
validateSlugParams.errors = vErrors;
return errors === 0;
}

const schemaTraceRequest = TraceRequestBody;
const schemaFix = TraceRequestBody.properties.fixes.items;

function validateFix(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Fix" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data) && (data.coordinates !== undefined ? 1 : 0) + (data.lat !== undefined && data.lon !== undefined && !(data.coordinates !== undefined) ? 1 : 0) !== 1){
(vErrors ??= []).push({instancePath,keyword:"forms",params:{},parentSchema:schemaFix,data});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.time !== undefined){
let data0 = data.time;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/time",keyword:"type",params:{type: "string"},parentSchema:schemaFix.properties.time,data:data0});
errors++;
}
}
if(data.line !== undefined){
let data1 = data.line;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/line",keyword:"type",params:{type: "string"},parentSchema:schemaFix.properties.line,data:data1});
errors++;
}
if(!((data1 === "rhumb") || (data1 === "great_circle"))){
(vErrors ??= []).push({instancePath:instancePath+"/line",keyword:"enum",params:{allowedValues: schemaFix.properties.line.enum},parentSchema:schemaFix.properties.line,data:data1});
errors++;
}
}
if(data.coordinates !== undefined){
let data2 = data.coordinates;
if(Array.isArray(data2)){
if(data2.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates",keyword:"minItems",params:{limit: 2},parentSchema:schemaFix.properties.coordinates,data:data2});
errors++;
}
const len0 = data2.length;
if(!(len0 <= 2)){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates",keyword:"additionalItems",params:{limit: 2},parentSchema:schemaFix.properties.coordinates,data:data2});
errors++;
}
const len1 = data2.length;
if(len1 > 0){
let data3 = data2[0];
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 360 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/0",keyword:"maximum",params:{comparison: "<=", limit: 360},parentSchema:schemaFix.properties.coordinates.items[0],data:data3});
errors++;
}
if(data3 < -360 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/0",keyword:"minimum",params:{comparison: ">=", limit: -360},parentSchema:schemaFix.properties.coordinates.items[0],data:data3});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/0",keyword:"type",params:{type: "number"},parentSchema:schemaFix.properties.coordinates.items[0],data:data3});
errors++;
}
}
if(len1 > 1){
let data4 = data2[1];
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 90 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/1",keyword:"maximum",params:{comparison: "<=", limit: 90},parentSchema:schemaFix.properties.coordinates.items[1],data:data4});
errors++;
}
if(data4 < -90 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/1",keyword:"minimum",params:{comparison: ">=", limit: -90},parentSchema:schemaFix.properties.coordinates.items[1],data:data4});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coordinates/1",keyword:"type",params:{type: "number"},parentSchema:schemaFix.properties.coordinates.items[1],data:data4});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coordinates",keyword:"type",params:{type: "array"},parentSchema:schemaFix.properties.coordinates,data:data2});
errors++;
}
}
if(data.lat !== undefined){
let data5 = data.lat;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 90 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/lat",keyword:"maximum",params:{comparison: "<=", limit: 90},parentSchema:schemaFix.properties.lat,data:data5});
errors++;
}
if(data5 < -90 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/lat",keyword:"minimum",params:{comparison: ">=", limit: -90},parentSchema:schemaFix.properties.lat,data:data5});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lat",keyword:"type",params:{type: "number"},parentSchema:schemaFix.properties.lat,data:data5});
errors++;
}
}
if(data.lon !== undefined){
let data6 = data.lon;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 360 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/lon",keyword:"maximum",params:{comparison: "<=", limit: 360},parentSchema:schemaFix.properties.lon,data:data6});
errors++;
}
if(data6 < -360 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/lon",keyword:"minimum",params:{comparison: ">=", limit: -360},parentSchema:schemaFix.properties.lon,data:data6});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lon",keyword:"type",params:{type: "number"},parentSchema:schemaFix.properties.lon,data:data6});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaFix,data});
errors++;
}
validateFix.errors = vErrors;
return errors === 0;
}


function validateTraceRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TraceRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fixes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "fixes"},parentSchema:schemaTraceRequest,data});
errors++;
}
if(data.fixes !== undefined){
let data0 = data.fixes;
if(Array.isArray(data0)){
if(data0.length > 10000){
(vErrors ??= []).push({instancePath:instancePath+"/fixes",keyword:"maxItems",params:{limit: 10000},parentSchema:schemaTraceRequest.properties.fixes,data:data0});
errors++;
}
if(data0.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/fixes",keyword:"minItems",params:{limit: 2},parentSchema:schemaTraceRequest.properties.fixes,data:data0});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0 && errors<10000; i0++){
if(!(validateFix(data0[i0], {instancePath:instancePath+"/fixes/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = join(vErrors, validateFix.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fixes",keyword:"type",params:{type: "array"},parentSchema:schemaTraceRequest.properties.fixes,data:data0});
errors++;
}
}
if(data.max_speed_kn !== undefined){
let data2 = data.max_speed_kn;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/max_speed_kn",keyword:"maximum",params:{comparison: "<=", limit: 100},parentSchema:schemaTraceRequest.properties.max_speed_kn,data:data2});
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/max_speed_kn",keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schemaTraceRequest.properties.max_speed_kn,data:data2});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/max_speed_kn",keyword:"type",params:{type: "number"},parentSchema:schemaTraceRequest.properties.max_speed_kn,data:data2});
errors++;
}
}
if(data.bridge_after_hours !== undefined){
let data3 = data.bridge_after_hours;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 720 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/bridge_after_hours",keyword:"maximum",params:{comparison: "<=", limit: 720},parentSchema:schemaTraceRequest.properties.bridge_after_hours,data:data3});
errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/bridge_after_hours",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaTraceRequest.properties.bridge_after_hours,data:data3});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/bridge_after_hours",keyword:"type",params:{type: "number"},parentSchema:schemaTraceRequest.properties.bridge_after_hours,data:data3});
errors++;
}
}
if(data.speed_kmh !== undefined){
let data4 = data.speed_kmh;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 200 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/speed_kmh",keyword:"maximum",params:{comparison: "<=", limit: 200},parentSchema:schemaTraceRequest.properties.speed_kmh,data:data4});
errors++;
}
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/speed_kmh",keyword:"minimum",params:{comparison: ">=", limit: 1},parentSchema:schemaTraceRequest.properties.speed_kmh,data:data4});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/speed_kmh",keyword:"type",params:{type: "number"},parentSchema:schemaTraceRequest.properties.speed_kmh,data:data4});
errors++;
}
}
if(data.speed_kn !== undefined){
let data5 = data.speed_kn;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 107.99 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/speed_kn",keyword:"maximum",params:{comparison: "<=", limit: 107.99},parentSchema:schemaTraceRequest.properties.speed_kn,data:data5});
errors++;
}
if(data5 < 0.54 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/speed_kn",keyword:"minimum",params:{comparison: ">=", limit: 0.54},parentSchema:schemaTraceRequest.properties.speed_kn,data:data5});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/speed_kn",keyword:"type",params:{type: "number"},parentSchema:schemaTraceRequest.properties.speed_kn,data:data5});
errors++;
}
}
if(data.depart_at !== undefined){
let data6 = data.depart_at;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/depart_at",keyword:"type",params:{type: "string"},parentSchema:schemaTraceRequest.properties.depart_at,data:data6});
errors++;
}
}
if(data.fuel_price_usd_per_tonne !== undefined){
let data7 = data.fuel_price_usd_per_tonne;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 100000 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/fuel_price_usd_per_tonne",keyword:"maximum",params:{comparison: "<=", limit: 100000},parentSchema:schemaTraceRequest.properties.fuel_price_usd_per_tonne,data:data7});
errors++;
}
if(data7 < 0 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/fuel_price_usd_per_tonne",keyword:"minimum",params:{comparison: ">=", limit: 0},parentSchema:schemaTraceRequest.properties.fuel_price_usd_per_tonne,data:data7});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fuel_price_usd_per_tonne",keyword:"type",params:{type: "number"},parentSchema:schemaTraceRequest.properties.fuel_price_usd_per_tonne,data:data7});
errors++;
}
}
if(data.condition !== undefined){
let data8 = data.condition;
if(typeof data8 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/condition",keyword:"type",params:{type: "string"},parentSchema:schemaTraceRequest.properties.condition,data:data8});
errors++;
}
if(!((data8 === "laden") || (data8 === "ballast"))){
(vErrors ??= []).push({instancePath:instancePath+"/condition",keyword:"enum",params:{allowedValues: schemaTraceRequest.properties.condition.enum},parentSchema:schemaTraceRequest.properties.condition,data:data8});
errors++;
}
}
if(data.wind !== undefined){
let data9 = data.wind;
if(typeof data9 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/wind",keyword:"type",params:{type: "boolean"},parentSchema:schemaTraceRequest.properties.wind,data:data9});
errors++;
}
}
if(data.resolution_km !== undefined){
let data10 = data.resolution_km;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/resolution_km",keyword:"type",params:{type: "integer"},parentSchema:schemaTraceRequest.properties.resolution_km,data:data10});
errors++;
}
if(!(((((data10 === 5) || (data10 === 10)) || (data10 === 20)) || (data10 === 50)) || (data10 === 100))){
(vErrors ??= []).push({instancePath:instancePath+"/resolution_km",keyword:"enum",params:{allowedValues: schemaTraceRequest.properties.resolution_km.enum},parentSchema:schemaTraceRequest.properties.resolution_km,data:data10});
errors++;
}
}
if(data.suez !== undefined){
let data11 = data.suez;
if(typeof data11 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/suez",keyword:"type",params:{type: "boolean"},parentSchema:schemaTraceRequest.properties.suez,data:data11});
errors++;
}
}
if(data.panama !== undefined){
let data12 = data.panama;
if(typeof data12 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/panama",keyword:"type",params:{type: "boolean"},parentSchema:schemaTraceRequest.properties.panama,data:data12});
errors++;
}
}
if(data.gibraltar !== undefined){
let data13 = data.gibraltar;
if(typeof data13 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/gibraltar",keyword:"type",params:{type: "boolean"},parentSchema:schemaTraceRequest.properties.gibraltar,data:data13});
errors++;
}
}
if(data.kiel !== undefined){
let data14 = data.kiel;
if(typeof data14 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/kiel",keyword:"type",params:{type: "boolean"},parentSchema:schemaTraceRequest.properties.kiel,data:data14});
errors++;
}
}
if(data.avoid !== undefined){
let data15 = data.avoid;
if(Array.isArray(data15)){
if(data15.length > 40){
(vErrors ??= []).push({instancePath:instancePath+"/avoid",keyword:"maxItems",params:{limit: 40},parentSchema:schemaTraceRequest.properties.avoid,data:data15});
errors++;
}
const len1 = data15.length;
for(let i1=0; i1<len1 && errors<10000; i1++){
let data16 = data15[i1];
if(typeof data16 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/avoid/" + i1,keyword:"type",params:{type: "string"},parentSchema:schemaTraceRequest.properties.avoid.items,data:data16});
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((((data16 === "suez") || (data16 === "panama")) || (data16 === "gibraltar")) || (data16 === "malacca")) || (data16 === "dover")) || (data16 === "bering")) || (data16 === "magellan")) || (data16 === "babelmandeb")) || (data16 === "kiel")) || (data16 === "corinth")) || (data16 === "northwest")) || (data16 === "northeast")) || (data16 === "bosporus")) || (data16 === "dardanelles")) || (data16 === "st-lawrence-seaway")) || (data16 === "oresund")) || (data16 === "great-belt")) || (data16 === "hormuz")) || (data16 === "sunda")) || (data16 === "lombok")) || (data16 === "belle-isle")) || (data16 === "canso")) || (data16 === "johnstone")) || (data16 === "serpents-mouth")) || (data16 === "china-strait")) || (data16 === "kalmarsund")) || (data16 === "nevelskoy")) || (data16 === "hainan")) || (data16 === "torres")) || (data16 === "chesapeake-delaware")) || (data16 === "cape-cod")) || (data16 === "inside-schemes")) || (data16 === "east-river")) || (data16 === "san-juanico")) || (data16 === "strelasund")) || (data16 === "volga-don")) || (data16 === "harris")) || (data16 === "gronsund")) || (data16 === "fehmarnsund")) || (data16 === "kyle-rhea")) || (data16 === "nagashima")) || (data16 === "pasman")) || (data16 === "middle-channel")) || (data16 === "seca")) || (data16 === "piracy"))){
(vErrors ??= []).push({instancePath:instancePath+"/avoid/" + i1,keyword:"enum",params:{allowedValues: schemaTraceRequest.properties.avoid.items.enum},parentSchema:schemaTraceRequest.properties.avoid.items,data:data16});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/avoid",keyword:"type",params:{type: "array"},parentSchema:schemaTraceRequest.properties.avoid,data:data15});
errors++;
}
}
if(data.allow !== undefined){
let data17 = data.allow;
if(Array.isArray(data17)){
if(data17.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/allow",keyword:"maxItems",params:{limit: 20},parentSchema:schemaTraceRequest.properties.allow,data:data17});
errors++;
}
const len2 = data17.length;
for(let i2=0; i2<len2 && errors<10000; i2++){
let data18 = data17[i2];
if(typeof data18 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/allow/" + i2,keyword:"type",params:{type: "string"},parentSchema:schemaTraceRequest.properties.allow.items,data:data18});
errors++;
}
if(!(((((((((((((((((((((((((data18 === "corinth") || (data18 === "northwest")) || (data18 === "northeast")) || (data18 === "belle-isle")) || (data18 === "canso")) || (data18 === "johnstone")) || (data18 === "serpents-mouth")) || (data18 === "china-strait")) || (data18 === "kalmarsund")) || (data18 === "nevelskoy")) || (data18 === "hainan")) || (data18 === "chesapeake-delaware")) || (data18 === "cape-cod")) || (data18 === "inside-schemes")) || (data18 === "east-river")) || (data18 === "san-juanico")) || (data18 === "strelasund")) || (data18 === "volga-don")) || (data18 === "harris")) || (data18 === "gronsund")) || (data18 === "fehmarnsund")) || (data18 === "kyle-rhea")) || (data18 === "nagashima")) || (data18 === "pasman")) || (data18 === "middle-channel"))){
(vErrors ??= []).push({instancePath:instancePath+"/allow/" + i2,keyword:"enum",params:{allowedValues: schemaTraceRequest.properties.allow.items.enum},parentSchema:schemaTraceRequest.properties.allow.items,data:data18});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/allow",keyword:"type",params:{type: "array"},parentSchema:schemaTraceRequest.properties.allow,data:data17});
errors++;
}
}
if(data.depth !== undefined){
let data19 = data.depth;
if(typeof data19 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/depth",keyword:"type",params:{type: "string"},parentSchema:schemaTraceRequest.properties.depth,data:data19});
errors++;
}
if(!((data19 === "warn") || (data19 === "enforce"))){
(vErrors ??= []).push({instancePath:instancePath+"/depth",keyword:"enum",params:{allowedValues: schemaTraceRequest.properties.depth.enum},parentSchema:schemaTraceRequest.properties.depth,data:data19});
errors++;
}
}
if(data.south_limit !== undefined){
let data20 = data.south_limit;
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > -40 || isNaN(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/south_limit",keyword:"maximum",params:{comparison: "<=", limit: -40},parentSchema:schemaTraceRequest.properties.south_limit,data:data20});
errors++;
}
if(data20 < -90 || isNaN(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/south_limit",keyword:"minimum",params:{comparison: ">=", limit: -90},parentSchema:schemaTraceRequest.properties.south_limit,data:data20});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/south_limit",keyword:"type",params:{type: "number"},parentSchema:schemaTraceRequest.properties.south_limit,data:data20});
errors++;
}
}
if(data.geometry !== undefined){
let data21 = data.geometry;
if(typeof data21 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/geometry",keyword:"type",params:{type: "string"},parentSchema:schemaTraceRequest.properties.geometry,data:data21});
errors++;
}
if(!((data21 === "line") || (data21 === "corners"))){
(vErrors ??= []).push({instancePath:instancePath+"/geometry",keyword:"enum",params:{allowedValues: schemaTraceRequest.properties.geometry.enum},parentSchema:schemaTraceRequest.properties.geometry,data:data21});
errors++;
}
}
if(data.antimeridian !== undefined){
let data22 = data.antimeridian;
if(typeof data22 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/antimeridian",keyword:"type",params:{type: "string"},parentSchema:schemaTraceRequest.properties.antimeridian,data:data22});
errors++;
}
if(!(((data22 === "unwrap") || (data22 === "split")) || (data22 === "wrap"))){
(vErrors ??= []).push({instancePath:instancePath+"/antimeridian",keyword:"enum",params:{allowedValues: schemaTraceRequest.properties.antimeridian.enum},parentSchema:schemaTraceRequest.properties.antimeridian,data:data22});
errors++;
}
}
if(data.avoid_areas !== undefined){
let data23 = data.avoid_areas;
if(Array.isArray(data23)){
if(data23.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/avoid_areas",keyword:"maxItems",params:{limit: 20},parentSchema:schemaTraceRequest.properties.avoid_areas,data:data23});
errors++;
}
const len3 = data23.length;
for(let i3=0; i3<len3 && errors<10000; i3++){
if(!(validateAvoidArea(data23[i3], {instancePath:instancePath+"/avoid_areas/" + i3,parentData:data23,parentDataProperty:i3,rootData}))){
vErrors = join(vErrors, validateAvoidArea.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/avoid_areas",keyword:"type",params:{type: "array"},parentSchema:schemaTraceRequest.properties.avoid_areas,data:data23});
errors++;
}
}
if(data.channels !== undefined){
let data25 = data.channels;
if(Array.isArray(data25)){
if(data25.length > 5){
(vErrors ??= []).push({instancePath:instancePath+"/channels",keyword:"maxItems",params:{limit: 5},parentSchema:schemaTraceRequest.properties.channels,data:data25});
errors++;
}
const len4 = data25.length;
for(let i4=0; i4<len4 && errors<10000; i4++){
if(!(validateChannel(data25[i4], {instancePath:instancePath+"/channels/" + i4,parentData:data25,parentDataProperty:i4,rootData}))){
vErrors = join(vErrors, validateChannel.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/channels",keyword:"type",params:{type: "array"},parentSchema:schemaTraceRequest.properties.channels,data:data25});
errors++;
}
}
if(data.vessel !== undefined){
if(!(validateVessel(data.vessel, {instancePath:instancePath+"/vessel",parentData:data,parentDataProperty:"vessel",rootData}))){
vErrors = join(vErrors, validateVessel.errors);
errors = vErrors.length;
}
}
if(data.cargo !== undefined){
if(!(validateRouteCargo(data.cargo, {instancePath:instancePath+"/cargo",parentData:data,parentDataProperty:"cargo",rootData}))){
vErrors = join(vErrors, validateRouteCargo.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},parentSchema:schemaTraceRequest,data});
errors++;
}
validateTraceRequest.errors = vErrors;
return errors === 0;
}

